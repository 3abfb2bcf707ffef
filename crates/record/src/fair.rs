//! Seeds that nobody chose alone, and how anybody checks that afterwards (TA-11).
//!
//! Everything is SHA-256 over a label and parts, each written as its length (eight bytes, the lowest first) and its
//! bytes, so that no two lists of parts are ever hashed alike. `docs/luck.md` writes this down.

use sha2::{Digest, Sha256};

/// Thirty-two bytes: a seed, a secret, a contribution or a commitment.
pub type Bytes = [u8; 32];

/// The hash of a label and parts, each with its length before it.
fn hash<'a>(label: &'a str, parts: impl IntoIterator<Item = &'a [u8]>) -> Bytes {
    let mut sha = Sha256::new();
    for part in std::iter::once(label.as_bytes()).chain(parts) {
        sha.update((part.len() as u64).to_le_bytes());
        sha.update(part);
    }
    sha.finalize().into()
}

/// The seed that a text stands for: `--seed TEXT` in the terminal.
pub fn seed_of(text: &str) -> Bytes {
    hash("ludus", [text.as_bytes()])
}

/// The seed of one of many games played from a text.
pub fn seed_of_game(text: &str, index: u64) -> Bytes {
    hash("ludus game", [text.as_bytes(), &index.to_le_bytes()])
}

/// What is published before anybody contributes.
pub fn commitment(secret: &Bytes, match_id: &str) -> Bytes {
    hash("ludus commitment", [&secret[..], match_id.as_bytes()])
}

/// The seed made of the secret and what each seat contributed, in seat order; a bot contributes nothing.
pub fn seed(secret: &Bytes, contributions: &[Option<Bytes>], match_id: &str) -> Bytes {
    let given = contributions.iter().map(|given| given.as_ref().map_or(&[][..], |bytes| bytes));
    hash("ludus seed", std::iter::once(&secret[..]).chain(given).chain([match_id.as_bytes()]))
}

/// The 64 bits that stand for a state in a record: the first eight bytes of the SHA-256 of these bytes.
pub(crate) fn short(bytes: &[u8]) -> u64 {
    let digest: Bytes = Sha256::digest(bytes).into();
    u64::from_be_bytes(*digest.first_chunk().expect("a digest has 32 bytes"))
}

/// All that went into the seed of a match, open for everybody once the match has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fair {
    /// The name of the match, which no other match has.
    pub match_id: String,
    /// What was published before anybody contributed.
    pub commitment: Bytes,
    /// What the table kept to itself until the end.
    pub secret: Bytes,
    /// What each seat contributed; a bot nothing.
    pub contributions: Vec<Option<Bytes>>,
}

impl Fair {
    /// A match with this secret, committed to as it should be.
    pub fn new(
        match_id: impl Into<String>,
        secret: Bytes,
        contributions: Vec<Option<Bytes>>,
    ) -> Self {
        let match_id = match_id.into();
        Self { commitment: commitment(&secret, &match_id), match_id, secret, contributions }
    }

    /// The seed.
    pub fn seed(&self) -> Bytes {
        seed(&self.secret, &self.contributions, &self.match_id)
    }
}

/// Checks that the secret is the one committed to and that every seat has its place in the seed.
///
/// # Errors
/// What is wrong.
pub fn verify(fair: &Fair, seats: usize) -> Result<Bytes, Unfair> {
    if commitment(&fair.secret, &fair.match_id) != fair.commitment {
        return Err(Unfair::Secret);
    }
    if fair.contributions.len() != seats {
        return Err(Unfair::Contributions { seats, given: fair.contributions.len() });
    }
    Ok(fair.seed())
}

/// Why a seed proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// The secret is not the one that was committed to.
    #[error("the secret is not the one that the commitment was made for")]
    Secret,
    /// There is not one contribution, or none, for each seat.
    #[error("{given} contributions for {seats} seats")]
    Contributions {
        /// How many seats there are.
        seats: usize,
        /// How many contributions there are.
        given: usize,
    },
}

/// Bytes as they are written in records: two digits each, lower case.
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes every digit");
        text
    })
}

/// Reads 32 bytes as they are written in records.
pub fn from_hex(text: &str) -> Option<Bytes> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; 32];
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if pairs.len() != bytes.len() || !rest.is_empty() {
        return None;
    }
    for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = digit(*high)? << 4 | digit(*low)?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seeds are a promise: every record ever written depends on them.
    #[test]
    fn documented_seeds_never_change() {
        assert_eq!(
            hex(&seed_of("42")),
            "be8e160c104bc769c65da05495cd8f677ca32052160dc8a2cea977f556599714"
        );
        assert_eq!(
            hex(&seed_of_game("42", 7)),
            "9eca19a04a087cc941e504176c34b0053498100881b9d89ac3875cce6ebda65f"
        );
        let fair = Fair::new("m1", [1; 32], vec![Some([2; 32]), None]);
        assert_eq!(
            hex(&fair.commitment),
            "023976f249160e46a47d5c86156c9be6aebdf1cf76dae91ab421449278394fe2"
        );
        assert_eq!(
            hex(&fair.seed()),
            "e725b59b5e957635ab42636e6bc72736ad2b8524eb276c99cd4e38e6d238714a"
        );
    }

    #[test]
    fn no_two_lists_of_parts_are_hashed_alike() {
        assert_ne!(hash("a", [&b"bc"[..]]), hash("ab", [&b"c"[..]]));
        assert_ne!(hash("a", [&b"b"[..], b"c"]), hash("a", [&b"bc"[..]]));
        assert_ne!(
            seed(&[0; 32], &[None, Some([1; 32])], "m"),
            seed(&[0; 32], &[Some([1; 32]), None], "m")
        );
    }

    #[test]
    fn another_secret_match_or_number_of_seats_is_found_out() {
        let fair = Fair::new("m1", [1; 32], vec![Some([2; 32]), Some([3; 32])]);
        assert_eq!(verify(&fair, 2), Ok(fair.seed()));
        let other = Fair { secret: [9; 32], ..fair.clone() };
        assert_eq!(verify(&other, 2), Err(Unfair::Secret));
        let other = Fair { match_id: "m2".into(), ..fair.clone() };
        assert_eq!(verify(&other, 2), Err(Unfair::Secret));
        assert_eq!(verify(&fair, 3), Err(Unfair::Contributions { seats: 3, given: 2 }));
        let swapped = Fair { contributions: vec![Some([3; 32]), Some([2; 32])], ..fair.clone() };
        assert_ne!(swapped.seed(), fair.seed(), "the order of the seats counts");
    }

    #[test]
    fn bytes_are_read_as_they_are_written() {
        let bytes = seed_of("x");
        assert_eq!(from_hex(&hex(&bytes)), Some(bytes));
        for text in ["", "0", "zz", &hex(&bytes)[1..], &hex(&bytes).to_uppercase()] {
            assert_eq!(from_hex(text), None, "{text}");
        }
    }
}

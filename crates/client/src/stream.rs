//! A stream of server-sent events, line by line.

use flate2::{Decompress, FlushDecompress};
use http_body_util::BodyExt;
use hyper::body::Incoming;
use memchr::{memchr, memmem};

/// What a stream said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// An event: its name, its id and its data.
    Event(String, String, String),
    /// A comment or a beat, which only says that the stream is alive.
    Beat,
}

impl Heard {
    /// The data as JSON; `null` for a comment.
    pub fn json(&self) -> serde_json::Value {
        match self {
            Self::Event(.., data) => serde_json::from_str(data).unwrap_or_default(),
            Self::Beat => serde_json::Value::Null,
        }
    }
}

/// An open stream; dropping it hangs up.
pub struct Stream {
    /// The status with which it was opened.
    pub status: u16,
    body: Incoming,
    packed: Option<Packed>,
    text: Vec<u8>,
    read: usize,
}

impl Stream {
    pub(crate) fn new(status: u16, packed: bool, body: Incoming) -> Self {
        let packed = packed.then(Packed::default);
        Self { status, body, packed, text: Vec::new(), read: 0 }
    }

    /// A message that has come as a whole.
    fn message(&mut self) -> Option<Heard> {
        let from = self.read.saturating_sub(1);
        let Some(end) = memmem::find(&self.text[from..], b"\n\n").map(|at| from + at) else {
            self.read = self.text.len();
            return None;
        };
        self.read = 0;
        let (mut event, mut id, mut data) = (String::new(), String::new(), String::new());
        let mut lines = &self.text[..=end];
        while let Some(at) = memchr(b'\n', lines) {
            let (line, more) = (&lines[..at], &lines[at + 1..]);
            let colon = memchr(b':', line).unwrap_or(line.len());
            let value = line.get(colon + 1..).unwrap_or_default();
            let value = value.strip_prefix(b" ").unwrap_or(value);
            let to = match &line[..colon] {
                b"event" => &mut event,
                b"id" => &mut id,
                b"data" => &mut data,
                _ => &mut String::new(),
            };
            match std::str::from_utf8(value) {
                Ok(value) => to.push_str(value),
                Err(_) => to.push_str(&String::from_utf8_lossy(value)),
            }
            lines = more;
        }
        self.text.drain(..end + 2);
        if self.text.is_empty() {
            // Thousands of streams keep no room for what comes seldom.
            self.text = Vec::new();
        }
        let beat = event == "beat" || (event.is_empty() && data.is_empty());
        Some(if beat { Heard::Beat } else { Heard::Event(event, id, data) })
    }

    /// Waits for the next message; `None` when the stream has ended.
    pub async fn next(&mut self) -> Option<Heard> {
        loop {
            if let Some(message) = self.message() {
                return Some(message);
            }
            let frame = self.body.frame().await?.ok()?;
            if let Ok(data) = frame.into_data() {
                match &mut self.packed {
                    Some(packed) => packed.unpack(&data, &mut self.text)?,
                    None => self.text.extend_from_slice(&data),
                }
            }
        }
    }

    /// Waits for the next event and passes over comments; `None` when the stream has ended.
    pub async fn event(&mut self) -> Option<Heard> {
        loop {
            match self.next().await? {
                Heard::Beat => {}
                event @ Heard::Event(..) => return Some(event),
            }
        }
    }
}

/// A stream that comes compressed.
struct Packed {
    inflate: Decompress,
    /// So much of the header is still to come: the server sends one of ten bytes.
    header: usize,
}

impl Default for Packed {
    fn default() -> Self {
        Self { inflate: Decompress::new(false), header: 10 }
    }
}

impl Packed {
    /// Adds what was packed to the text; `None` if it cannot be read. What comes after the end, the checksum, is passed
    /// over.
    fn unpack(&mut self, mut data: &[u8], text: &mut Vec<u8>) -> Option<()> {
        let header = self.header.min(data.len());
        self.header -= header;
        data = &data[header..];
        loop {
            text.reserve(data.len() * 6 + 256);
            let (taken, made) = (self.inflate.total_in(), self.inflate.total_out());
            self.inflate.decompress_vec(data, text, FlushDecompress::Sync).ok()?;
            data = &data[usize::try_from(self.inflate.total_in() - taken).ok()?..];
            let idle = self.inflate.total_in() == taken && self.inflate.total_out() == made;
            // Room that is left means that everything has been read.
            if idle || (data.is_empty() && text.len() < text.capacity()) {
                return Some(());
            }
        }
    }
}

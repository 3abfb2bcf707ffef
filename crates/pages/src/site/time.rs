//! Times as people and machines read them. Milliseconds since 1970 come in; there is no clock here.

use maud::{Markup, html};
use words::{Arg, Lang, say};

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How long ago something was: "just now", "2 h ago", "3 days ago".
pub fn ago(lang: Lang, now: i64, then: i64) -> String {
    let seconds = now.saturating_sub(then) / 1000;
    let days = seconds / DAY;
    let units = [
        (seconds / MINUTE < 1, "web-ago-now", 0),
        (seconds < HOUR, "web-ago-minutes", seconds / MINUTE),
        (days < 1, "web-ago-hours", seconds / HOUR),
        (days < 60, "web-ago-days", days),
        (days < 730, "web-ago-months", days / 30),
    ];
    let (_, key, n) =
        units.into_iter().find(|(fits, ..)| *fits).unwrap_or((true, "web-ago-years", days / 365));
    say(lang, key, &[("n", Arg::Number(n))])
}

/// The same in the page, with the exact time for machines.
pub(super) fn ago_in(lang: Lang, now: i64, then: i64) -> Markup {
    html! { time datetime=(rfc3339(then)) { (ago(lang, now, then)) } }
}

/// A time as RFC 3339 writes it, in UTC and to the second.
///
/// Days are counted in the proleptic Gregorian calendar, whose cycle of 400 years has 146,097 days; years begin in
/// March, so that the day of a leap year is the last.
pub fn rfc3339(millis: i64) -> String {
    let seconds = millis.div_euclid(1000);
    let (days, second) = (seconds.div_euclid(DAY), seconds.rem_euclid(DAY));
    let shifted = days + 719_468;
    let (cycle, of_cycle) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (of_cycle - of_cycle / 1_460 + of_cycle / 36_524 - of_cycle / 146_096) / 365;
    let of_year = of_cycle - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = cycle * 400 + year + i64::from(month <= 2);
    let (hour, minute, second) = (second / HOUR, second % HOUR / MINUTE, second % MINUTE);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_the_calendar_has_them() {
        for (millis, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399_999, "2000-02-28T23:59:59Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (951_868_800_000, "2000-03-01T00:00:00Z"),
            (1_709_164_800_000, "2024-02-29T00:00:00Z"),
            (1_735_689_599_000, "2024-12-31T23:59:59Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00Z"),
            (-1, "1969-12-31T23:59:59Z"),
        ] {
            assert_eq!(rfc3339(millis), text);
        }
    }

    #[test]
    fn a_time_ago_is_told_in_the_largest_unit_that_fits() {
        let told = |seconds: i64| ago(Lang::En, seconds * 1000, 0);
        assert_eq!(told(59), "just now");
        assert_eq!(told(-5), "just now");
        assert_eq!(told(60), "1 min ago");
        assert_eq!(told(2 * HOUR), "2 h ago");
        assert_eq!(told(DAY), "yesterday");
        assert_eq!(told(3 * DAY), "3 days ago");
        assert_eq!(told(61 * DAY), "2 months ago");
        assert_eq!(told(800 * DAY), "2 years ago");
    }
}

//! A stream of server-sent events, line by line.

use http_body_util::BodyExt;
use hyper::body::Incoming;

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
    text: Vec<u8>,
    read: usize,
}

impl Stream {
    pub(crate) fn new(status: u16, body: Incoming) -> Self {
        Self { status, body, text: Vec::new(), read: 0 }
    }

    /// A message that has come as a whole.
    fn message(&mut self) -> Option<Heard> {
        let from = self.read.saturating_sub(1);
        let end = self.text[from..].windows(2).position(|pair| pair == b"\n\n");
        let Some(end) = end.map(|at| from + at) else {
            self.read = self.text.len();
            return None;
        };
        let rest = self.text.split_off(end + 2);
        let message = std::mem::replace(&mut self.text, rest);
        self.read = 0;
        let message = String::from_utf8_lossy(&message).into_owned();
        let (mut event, mut id, mut data) = (String::new(), String::new(), String::new());
        for line in message.lines() {
            let (name, value) = line.split_once(':').unwrap_or((line, ""));
            let value = value.strip_prefix(' ').unwrap_or(value);
            match name {
                "event" => event = value.into(),
                "id" => id = value.into(),
                "data" => data.push_str(value),
                _ => {}
            }
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
                self.text.extend_from_slice(&data);
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

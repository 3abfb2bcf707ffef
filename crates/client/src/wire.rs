//! Connections to a server, used again and again.

use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::http::response::Parts;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// No answer has come, for this reason.
pub type Failed = Box<dyn std::error::Error + Send + Sync>;

type Line = SendRequest<Full<Bytes>>;

/// Connections to a server. Each carries one request at a time; whoever needs one takes one that is free, or opens it.
pub struct Wire {
    address: SocketAddr,
    free: Mutex<Vec<Line>>,
}

impl Wire {
    /// To the server at this address; nothing is opened yet.
    pub fn new(address: SocketAddr) -> Self {
        Self { address, free: Mutex::default() }
    }

    /// Where the server is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    async fn connect(&self) -> Result<Line, Failed> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let (line, connection) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        Ok(line)
    }

    fn take(&self) -> Option<Line> {
        let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        std::iter::from_fn(|| free.pop()).find(Line::is_ready)
    }

    /// Sends a request and reads the whole answer.
    pub(crate) async fn ask(
        &self,
        request: Request<Full<Bytes>>,
    ) -> Result<(Parts, String), Failed> {
        let mut line = match self.take() {
            Some(line) => line,
            None => self.connect().await?,
        };
        let (head, body) = line.send_request(request).await?.into_parts();
        let text = crate::read(body).await?;
        // The connection is free a moment after its answer was read.
        if line.ready().await.is_ok() {
            self.free.lock().unwrap_or_else(PoisonError::into_inner).push(line);
        }
        Ok((head, text))
    }

    /// Sends a request whose answer has no end, on a connection of its own.
    pub(crate) async fn open(
        &self,
        request: Request<Full<Bytes>>,
    ) -> Result<Response<Incoming>, Failed> {
        Ok(self.connect().await?.send_request(request).await?)
    }
}

//! The door: how many connections of one client are open at once, whatever it does with them.
//!
//! Limits of requests do not hold whoever begins one and never ends it.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

use super::guard::network;

/// So many connections of one client are open at once. A browser has six; behind one address there may be a school.
const CONNECTIONS: usize = 400;

/// How many connections each client has.
#[derive(Clone, Default)]
struct Counts(Arc<Mutex<BTreeMap<IpAddr, usize>>>);

impl Counts {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more, if there are not so many.
    fn enter(&self, from: IpAddr, most: usize) -> Option<Place> {
        let mut counts = self.lock();
        let count = counts.entry(from).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { counts: self.clone(), from })
    }
}

/// A connection that is counted while it is open.
struct Place {
    counts: Counts,
    from: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.counts.lock();
        if let Some(count) = counts.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.from);
            }
        }
    }
}

/// A listener that lets so many connections of one client in.
pub struct Door {
    listener: TcpListener,
    counts: Counts,
    most: usize,
    /// A proxy on this machine speaks for everybody, and looks after its own connections.
    spared: fn(IpAddr) -> bool,
}

impl Door {
    /// At a listener.
    pub fn at(listener: TcpListener) -> Self {
        let spared = |from: IpAddr| from.is_loopback();
        Self { listener, counts: Counts::default(), most: CONNECTIONS, spared }
    }
}

impl Listener for Door {
    type Io = Inside;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Inside, SocketAddr) {
        loop {
            let (stream, from) = Listener::accept(&mut self.listener).await;
            let ip = from.ip().to_canonical();
            let most = if (self.spared)(ip) { usize::MAX } else { self.most };
            match self.counts.enter(network(ip), most) {
                Some(place) => return (Inside { stream, _place: place }, from),
                None => {
                    metrics::counter!("ludus_refused_requests_total", "why" => "connections")
                        .increment(1);
                }
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that was let in.
pub struct Inside {
    stream: TcpStream,
    _place: Place,
}

impl AsyncRead for Inside {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Inside {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn a_client_has_only_so_many_connections() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let mut door = Door { most: 2, spared: |_| false, ..Door::at(listener) };
        let mut clients = Vec::new();
        for _ in 0..3 {
            clients.push(TcpStream::connect(address).await.expect("a connection"));
        }
        let (first, _) = door.accept().await;
        let (_second, _) = door.accept().await;
        let more = tokio::time::timeout(Duration::from_millis(50), door.accept()).await;
        assert!(more.is_err(), "the third is sent away");
        drop(first);
        clients.push(TcpStream::connect(address).await.expect("a connection"));
        let (_third, _) = door.accept().await;
        door.spared = |from| from.is_loopback();
        clients.push(TcpStream::connect(address).await.expect("a connection"));
        let (_fourth, from) = door.accept().await;
        assert!(from.ip().is_loopback(), "a proxy has as many as it needs");
    }
}

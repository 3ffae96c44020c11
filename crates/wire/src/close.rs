//! Why a socket was closed: a number for programs, a few words for people.

/// The codes that the server closes with, from the range that is free for applications.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Close {
    /// The page was built with other types: it fetches the new build.
    Schema,
    /// A frame that is none.
    Unreadable,
    /// Nothing was heard for too long.
    Silent,
    /// The guest was forgotten: the next socket is that of somebody new.
    Forgotten,
    /// Whoever runs the server keeps this guest out.
    Banned,
    /// The server stops; it will be back.
    Stopping,
    /// There are too many sockets.
    Crowded,
}

impl Close {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Schema,
        Self::Unreadable,
        Self::Silent,
        Self::Crowded,
        Self::Forgotten,
        Self::Banned,
        Self::Stopping,
    ];

    /// The number on the socket.
    #[must_use]
    pub const fn code(self) -> u16 {
        match self {
            Self::Schema => 4001,
            Self::Unreadable => 4002,
            Self::Silent => 4003,
            Self::Crowded => 4004,
            Self::Forgotten => 4005,
            Self::Banned => 4006,
            // Known to every client: going away.
            Self::Stopping => 1001,
        }
    }

    /// The words on the socket.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Schema => "this page is of another build: reload it",
            Self::Unreadable => "a frame that cannot be read",
            Self::Silent => "nothing was heard for too long",
            Self::Crowded => "too many sockets are open: close some, and try again in a minute",
            Self::Forgotten => "this guest was forgotten",
            Self::Banned => "this guest is kept out of this server",
            Self::Stopping => "the server stops and will be back",
        }
    }
}

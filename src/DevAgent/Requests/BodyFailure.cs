namespace SpanPack;

/// <summary>Why a body was not read to its end.</summary>
internal enum BodyFailure
{
    /// <summary>It was.</summary>
    None,

    /// <summary>It is larger than the limit.</summary>
    TooLarge,

    /// <summary>It did not arrive in time.</summary>
    TimedOut,

    /// <summary>There was no room for it in time: other requests take all that the server may hold.</summary>
    NoRoom,

    /// <summary>It was not meant to be read any further.</summary>
    Stopped,

    /// <summary>The client ended the connection, or what it sent is not HTTP.</summary>
    Broken,
}

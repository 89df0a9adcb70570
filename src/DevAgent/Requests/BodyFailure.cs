namespace SpanPack;

/// <summary>The reason why a body was not read to its end.</summary>
internal enum BodyFailure
{
    /// <summary>The body was read to its end.</summary>
    None,

    /// <summary>The body is larger than the limit.</summary>
    TooLarge,

    /// <summary>The body did not arrive in time.</summary>
    TimedOut,

    /// <summary>The body found no room in time, because other requests use all memory that the server may hold.</summary>
    NoRoom,

    /// <summary>The rest of the body was not wanted.</summary>
    Stopped,

    /// <summary>The client closed the connection, or sent bytes that are not HTTP.</summary>
    Broken,
}

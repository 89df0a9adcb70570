namespace SpanPack;

/// <summary>
/// The tags that an activity of a request already has. The framework may set some (.NET 10 when asked, .NET 11 always), as may other
/// instrumentation.
/// </summary>
[Flags]
internal enum RequestTagSet
{
    None = 0,
    Method = 1,
    Scheme = 2,
    Path = 4,
    Query = 8,
    Route = 16,
    StatusCode = 32,
    UserAgent = 64,
    ServerAddress = 128,
    ServerPort = 256,
    ProtocolVersion = 512,
    ClientAddress = 1024,
    ErrorType = 2048,

    /// <summary>A library has replaced tags by the description of its connection.</summary>
    Overwritten = 4096,
}

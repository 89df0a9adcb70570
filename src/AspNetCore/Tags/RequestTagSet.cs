namespace SpanPack;

/// <summary>Which tags of a request an activity has: the framework may have set some (.NET 10 when asked, .NET 11 always), and so may other instrumentations.</summary>
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

    /// <summary>A library has described a connection of its own.</summary>
    Overwritten = 4096,
}

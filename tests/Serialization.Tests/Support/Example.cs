namespace SpanPack.Serialization.Tests.Support;

/// <summary>The spans and the process of readable examples.</summary>
internal static class Example
{
    internal static ProcessTags Process { get; } = new()
    {
        Service = "shop",
        Environment = "prod",
        Version = "1.0",
        RuntimeId = "0b6e2f54-3f1c-4a0e-9d0c-0a1b2c3d4e5f",
        ProcessId = 4711,
        ProcessTagList = "entrypoint.name:shop",
        GitCommitSha = "0a1b2c",
        GitRepositoryUrl = "https://example.org/shop.git",
    };

    internal static Span Root(ulong id)
        => new()
        {
            TraceId = 10, SpanId = id, Service = "shop", Name = "web.request", Resource = "GET /", Type = "web",
            Start = 1_700_000_000_000_000_000, Duration = 1000
        };

    internal static Span Child(ulong id, ulong parentId)
    {
        Span span = Root(id);
        span.ParentId = parentId;
        return span;
    }

    internal static Node[] Write(in TraceChunk chunk, ProcessTags? process = null, bool nativeEvents = true, bool isFirstOfPayload = false)
        => PlainMessagePack.Decode(Written.Chunk(new SpanMessagePackFormatter(process ?? Process, nativeEvents), chunk,
            isFirstOfPayload)).Items;
}

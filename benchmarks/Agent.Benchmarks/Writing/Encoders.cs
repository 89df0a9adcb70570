namespace SpanPack.Agent.Benchmarks.Writing;

/// <summary>Makes what a writer of segments is compared with: the same encoder, by itself.</summary>
internal static class Encoders
{
    /// <summary>The size, in bytes, after which a payload is full: that of a writer by default.</summary>
    internal const int SegmentBytes = 512 * 1024; // as a writer has by default

    /// <summary>The process of all spans that are measured.</summary>
    internal static ProcessDescription Process { get; } =
        new() { Service = "shop-web", Environment = "production", Version = "2026.11.3+4711f0c2" };

    internal static TracePayloadWriter Create(TraceFormat format) => new(format, new TracePayloadWriterOptions
    {
        ProcessTags = Process.Tags,
        Header = Process.Header,
        TargetBytes = SegmentBytes,
        MaxBytes = TracePayloadWriterOptions.AgentLimitBytes,
        BlockBytes = HeldMemory.BlockBytes,
        Pool = new HeldMemory(long.MaxValue), // the shared one keeps too few blocks for two payloads
    });

    /// <summary>Appends a chunk; a payload that is full is closed, and its memory freed.</summary>
    internal static void Append(TracePayloadWriter encoder, in TraceChunk chunk)
    {
        if (!encoder.TryAppend(chunk)) throw new InvalidOperationException("A chunk is too large for a payload.");
        if (encoder.IsFull) encoder.Detach().Dispose();
    }
}

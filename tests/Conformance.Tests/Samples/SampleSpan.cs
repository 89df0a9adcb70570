namespace SpanPack.Conformance.Tests.Samples;

/// <summary>Spans with what every span needs.</summary>
internal static class SampleSpan
{
    internal const ulong FirstId = 0x1122334455667700;
    internal const long Start = 1_700_000_000_123_456_789;

    private static readonly UInt128 s_traceId = new(0, 0x0123456789abcdef);

    /// <summary>Makes a span of the trace that all samples share: a child of the span with the index before, or the root.</summary>
    internal static Span Create(int index = 0, string service = "shop", string name = "web.request", string resource = "GET /cart/{id}",
        string? type = "web", SpanTags? tags = null)
        => new()
        {
            TraceId = s_traceId,
            SpanId = FirstId + (ulong)index,
            ParentId = index == 0 ? 0 : FirstId + (ulong)index - 1,
            Service = service,
            Name = name,
            Resource = resource,
            Type = type,
            Start = Start + index,
            Duration = 1_000_000 + index,
            Tags = tags,
        };

    /// <summary>A chunk that was kept, as tracers mark it.</summary>
    internal static TraceChunk Kept(params Span[] spans) => new(spans)
    {
        SamplingPriority = SamplingPriority.AutoKeep,
        SamplingMechanism = SamplingMechanism.AgentRate,
        SamplingRate = 1,
    };
}

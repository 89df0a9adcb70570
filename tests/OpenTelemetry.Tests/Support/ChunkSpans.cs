namespace SpanPack.OpenTelemetry.Tests.Support;

/// <summary>What a chunk says that was read.</summary>
internal static class ChunkSpans
{
    /// <summary>What was decided of the trace, as v0.4 has it: on the local root, or on the first span where there is none.</summary>
    internal static SamplingPriority? Priority(this TraceChunk chunk)
        => chunk.ToSpans()
            .Select(static span => span.GetMetric("_sampling_priority_v1"))
            .FirstOrDefault(static priority => priority is not null) is { } found
            ? (SamplingPriority)(int)found
            : null;
}

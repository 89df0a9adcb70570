namespace SpanPack;

/// <summary>Values of the sampling priority of a trace chunk.</summary>
public static class SamplingPriority
{
    /// <summary>The user asked to drop the trace.</summary>
    public const int UserDrop = -1;

    /// <summary>A sampler decided to drop the trace.</summary>
    public const int AutoDrop = 0;

    /// <summary>A sampler decided to keep the trace.</summary>
    public const int AutoKeep = 1;

    /// <summary>The user asked to keep the trace.</summary>
    public const int UserKeep = 2;

    /// <summary>What v0.7 and v1.0 chunks without a priority have on the wire, where 0 would be a decision to drop. A visitor is told it; a <see cref="TraceChunk"/> has null instead.</summary>
    public const int None = -128;
}

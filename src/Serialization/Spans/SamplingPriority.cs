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
}

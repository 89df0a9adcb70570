namespace SpanPack;

/// <summary>
/// The decision about keeping a trace. Tracers may send other numbers: cast them; they are written and read unchanged. Agents keep traces
/// with a number above 0.
/// </summary>
public enum SamplingPriority
{
    /// <summary>
    /// The wire value of v0.7 and v1.0 chunks without a priority, where 0 would be a decision to drop. Visitors receive it; a
    /// <see cref="TraceChunk"/> has null instead.
    /// </summary>
    None = -128,

    /// <summary>The user asked to drop the trace.</summary>
    UserDrop = -1,

    /// <summary>Another name of <see cref="UserDrop"/>: that of Datadog's manual API. Text shows <c>UserDrop</c>.</summary>
    UserReject = UserDrop, // after it: of members with one value, text shows the first

    /// <summary>A sampler decided to drop the trace.</summary>
    AutoDrop = 0,

    /// <summary>Another name of <see cref="AutoDrop"/>: that of Datadog's manual API. Text shows <c>AutoDrop</c>.</summary>
    AutoReject = AutoDrop,

    /// <summary>A sampler decided to keep the trace.</summary>
    AutoKeep = 1,

    /// <summary>The user asked to keep the trace.</summary>
    UserKeep = 2,
}

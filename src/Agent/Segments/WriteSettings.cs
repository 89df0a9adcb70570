namespace SpanPack;

/// <summary>How segments are written from now on. A segment that has begun keeps what it began with. Immutable; who wants to know whether it changed compares the object.</summary>
/// <param name="Format">The format.</param>
/// <param name="NativeSpanEvents">Whether the agent knows events of spans.</param>
/// <param name="MaxBytes">The largest body that the agent takes, in bytes.</param>
internal sealed record WriteSettings(TraceFormat Format, bool NativeSpanEvents, int MaxBytes)
{
    /// <summary>What every agent takes, until the first one has said what it is.</summary>
    internal static WriteSettings Initial { get; } = new(TraceFormats.Universal, NativeSpanEvents: false, TracePayloadWriterOptions.AgentLimitBytes);
}

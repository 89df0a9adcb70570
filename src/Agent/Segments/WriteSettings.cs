namespace SpanPack;

/// <summary>
/// The settings of further segments. An open segment keeps its settings. Immutable; compare the object to detect a change.
/// </summary>
/// <param name="Format">The format.</param>
/// <param name="NativeSpanEvents">Whether the agent supports events of spans.</param>
/// <param name="MaxBytes">The largest body that the agent accepts, in bytes.</param>
internal sealed record WriteSettings(TraceFormat Format, bool NativeSpanEvents, int MaxBytes)
{
    /// <summary>Gets the settings that every agent accepts, until the first info arrives.</summary>
    internal static WriteSettings Initial { get; } =
        new(TraceFormats.Universal, NativeSpanEvents: false, TracePayloadWriterOptions.AgentLimitBytes);
}

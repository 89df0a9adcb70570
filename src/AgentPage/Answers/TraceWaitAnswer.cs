namespace SpanPack;

/// <summary>The outcome of a wait for traces.</summary>
internal sealed record TraceWaitAnswer
{
    /// <summary>Gets whether as many traces came as were waited for.</summary>
    public required bool Reached { get; init; }

    public required int Matched { get; init; }

    public required IReadOnlyList<TraceSummary> Traces { get; init; }
}

namespace SpanPack;

/// <summary>Traces, newest first.</summary>
internal sealed record TraceListAnswer
{
    public required IReadOnlyList<TraceSummary> Traces { get; init; }

    public long? Next { get; init; }

    public required int Scanned { get; init; }

    public required long Newest { get; init; }

    public required long Oldest { get; init; }
}

/// <summary>A trace in a list.</summary>
internal sealed record TraceSummary
{
    public required string Id { get; init; }

    public required long Seq { get; init; }

    public required long ReceivedAt { get; init; }

    public required string Start { get; init; }

    public required double Duration { get; init; }

    public required int Spans { get; init; }

    public required int Errors { get; init; }

    public bool? Error { get; init; }

    public required string Service { get; init; }

    public required string Name { get; init; }

    public required string Resource { get; init; }

    public required string Type { get; init; }

    public string? Status { get; init; }

    public required string[] Services { get; init; }

    public int? ServicesMore { get; init; }

    public required int Payloads { get; init; }

    public bool? RootMissing { get; init; }
}

/// <summary>The number of matching traces.</summary>
internal sealed record TraceCountAnswer
{
    public required long Matched { get; init; }

    public required long Of { get; init; }
}

/// <summary>The outcome of a wait for traces.</summary>
internal sealed record TraceWaitAnswer
{
    /// <summary>Gets whether as many traces came as were waited for.</summary>
    public required bool Reached { get; init; }

    public required int Matched { get; init; }

    public required IReadOnlyList<TraceSummary> Traces { get; init; }
}

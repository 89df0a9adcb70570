namespace SpanPack;

/// <summary>Spans of one trace that all have templates.</summary>
internal readonly ref struct TemplatedChunk
{
    private readonly ref readonly TraceChunk _trace;

    /// <param name="process">The tags of the process with which the templates were learned.</param>
    /// <param name="trace">The chunk without its spans.</param>
    internal TemplatedChunk(ProcessTags process, ref readonly TraceChunk trace)
    {
        Process = process;
        _trace = ref trace;
    }

    /// <summary>Gets the tags of the process with which the templates were learned.</summary>
    internal ProcessTags Process { get; }

    /// <summary>Gets the data of the trace, without spans and trace id.</summary>
    internal ref readonly TraceChunk Trace => ref _trace;

    internal ulong TraceIdUpper { get; init; }

    internal ulong TraceIdLower { get; init; }

    /// <summary>Gets the trace id as 32 hex digits.</summary>
    internal required string TraceIdText { get; init; }

    /// <summary>Gets the rate of sampling as a text; null where the trace has none.</summary>
    internal string? RateText { get; init; }

    internal required ReadOnlySpan<TemplatedSpan> Spans { get; init; }

    /// <summary>Gets the texts of all spans.</summary>
    internal required ReadOnlySpan<string?> Texts { get; init; }

    /// <summary>Gets the numbers of all spans.</summary>
    internal required ReadOnlySpan<double> Numbers { get; init; }

    /// <summary>Gets whether any span has events.</summary>
    internal bool HasEvents { get; init; }
}

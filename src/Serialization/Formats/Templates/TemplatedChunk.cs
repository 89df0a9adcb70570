namespace SpanPack;

/// <summary>Spans of one trace that all have templates.</summary>
/// <remarks>
/// Filled in place. An initializer would build it elsewhere and copy it by 64 bytes, which must wait for the stores of its fields.
/// </remarks>
internal ref struct TemplatedChunk
{
    private readonly ref readonly TraceChunk _trace;

    /// <param name="process">The tags of the process with which the templates were learned.</param>
    /// <param name="trace">The chunk without its spans.</param>
    /// <param name="traceIdText">The trace id as 32 hex digits.</param>
    internal TemplatedChunk(ProcessTags process, ref readonly TraceChunk trace, string traceIdText)
    {
        Process = process;
        TraceIdText = traceIdText;
        _trace = ref trace;
    }

    /// <summary>Gets the tags of the process with which the templates were learned.</summary>
    internal ProcessTags Process { get; }

    /// <summary>Gets the data of the trace, without spans and trace id.</summary>
    internal ref readonly TraceChunk Trace => ref _trace;

    internal ulong TraceIdUpper { get; set; }

    internal ulong TraceIdLower { get; set; }

    /// <summary>Gets the trace id as 32 hex digits.</summary>
    internal string TraceIdText { get; }

    /// <summary>Gets the rate of sampling as a text; null where the trace has none.</summary>
    internal string? RateText { get; set; }

    internal ReadOnlySpan<TemplatedSpan> Spans { get; set; }

    /// <summary>Gets the texts of all spans.</summary>
    internal ReadOnlySpan<string?> Texts { get; set; }

    /// <summary>Gets the numbers of all spans.</summary>
    internal ReadOnlySpan<double> Numbers { get; set; }

    /// <summary>Gets whether any span has events.</summary>
    internal bool HasEvents { get; set; }
}

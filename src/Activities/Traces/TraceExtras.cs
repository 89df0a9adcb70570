namespace SpanPack;

/// <summary>Rarely used data of a trace, in a separate object: a trace stays small.</summary>
/// <remarks>Set by any number of threads: the last one counts.</remarks>
internal sealed class TraceExtras
{
    internal string? Environment { get; set; }

    internal string? Version { get; set; }

    internal string? PropagationError { get; set; }

    internal string? TraceIdText { get; set; }

    internal string? TagsText { get; set; }
}

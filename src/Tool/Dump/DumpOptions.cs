namespace SpanPack.Tool;

/// <summary>The command line of <c>dump</c>.</summary>
/// <param name="Output">The form of output.</param>
/// <param name="Filter">The spans to show.</param>
/// <param name="IsFull">Whether long text is shown in full.</param>
/// <param name="IsFolder">Whether the payloads come from a folder.</param>
internal sealed record DumpOptions(DumpOutput Output, SpanFilter Filter, bool IsFull, bool IsFolder);

namespace SpanPack.Tool;

/// <summary>What the command line of <c>dump</c> asks for.</summary>
/// <param name="Output">How payloads are shown.</param>
/// <param name="Filter">Which spans are shown.</param>
/// <param name="IsFull">Whether long text is shown whole.</param>
/// <param name="IsFolder">Whether the payloads are those of a folder.</param>
internal sealed record DumpOptions(DumpOutput Output, SpanFilter Filter, bool IsFull, bool IsFolder);

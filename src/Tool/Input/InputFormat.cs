namespace SpanPack.Tool;

/// <summary>What <c>--from</c> says.</summary>
/// <param name="Format">The format of a payload; null for a collector's file.</param>
internal sealed record InputFormat(TraceFormat? Format);

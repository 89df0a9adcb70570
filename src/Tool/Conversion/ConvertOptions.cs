namespace SpanPack.Tool;

/// <summary>What the command line of <c>convert</c> asks for.</summary>
/// <param name="Target">The format to write.</param>
/// <param name="Output">Where to: a file, a folder, or <c>-</c>.</param>
/// <param name="Force">Whether files that are there are replaced.</param>
/// <param name="MaxOutput">The bytes that a payload may become; null for a number in proportion to it.</param>
internal sealed record ConvertOptions(TraceFormat Target, string Output, bool Force, int? MaxOutput);

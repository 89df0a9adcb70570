namespace SpanPack.Tool;

/// <summary>The command line of <c>convert</c>.</summary>
/// <param name="Target">The format to write.</param>
/// <param name="Output">The destination: a file, a folder, or <c>-</c>.</param>
/// <param name="Force">Whether existing files are replaced.</param>
/// <param name="MaxOutput">The most bytes of a converted payload; null for a number in proportion to it.</param>
internal sealed record ConvertOptions(TraceFormat Target, string Output, bool Force, int? MaxOutput);

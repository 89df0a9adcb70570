namespace SpanPack.Tool;

/// <summary>The values of <c>--output</c>.</summary>
internal enum DumpOutput
{
    Tree,
    Json,
    Waterfall,
}

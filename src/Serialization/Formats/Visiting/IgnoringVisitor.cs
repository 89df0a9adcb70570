namespace SpanPack;

/// <summary>Ignores everything: for bytes that are only checked, and whose strings enter the table.</summary>
internal sealed class IgnoringVisitor : TraceVisitor
{
    internal static readonly IgnoringVisitor Instance = new();

    private IgnoringVisitor()
    {
    }
}

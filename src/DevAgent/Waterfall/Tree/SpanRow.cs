namespace SpanPack;

/// <summary>A span and its place in the tree.</summary>
/// <param name="Span">The span.</param>
/// <param name="Depth">The number of spans above it; 0 at the top.</param>
/// <param name="IsLast">Whether no sibling follows.</param>
/// <param name="OpenLevels">
/// Bit n is set when a line of level n passes: the ancestor (or the span) at depth n has siblings that follow. Levels from 64 on are never
/// drawn.
/// </param>
internal readonly record struct SpanRow(Span Span, int Depth, bool IsLast, ulong OpenLevels)
{
    internal SpanRow Child(Span span, bool isLast)
        => new(span, Depth + 1, isLast, OpenLevels | (isLast || Depth >= 63 ? 0 : 1UL << (Depth + 1)));

    internal bool IsOpen(int level) => level < 64 && (OpenLevels >> level & 1) != 0;
}

namespace SpanPack;

/// <summary>A text of a learned shape that is a statement.</summary>
/// <param name="Text">Its index.</param>
/// <param name="Kind">Its language.</param>
internal readonly record struct StatementHole(int Text, StatementKind Kind);

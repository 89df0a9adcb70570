namespace SpanPack;

/// <summary>The name of a tag that is a statement.</summary>
/// <param name="Name">The name.</param>
/// <param name="Kind">The language.</param>
/// <param name="Slot">Its slot in a tag class; default for a tag that was set by name.</param>
internal readonly record struct NamedStatement(string Name, StatementKind Kind, TagSlot Slot = default);

namespace SpanPack;

/// <summary>The entry with the decision about a trace, until another trace replaces it.</summary>
/// <param name="Place">The index of the entry.</param>
/// <param name="Number">The number of the entry while it belongs to this trace.</param>
internal readonly record struct DecisionTicket(int Place, int Number);

namespace SpanPack;

/// <summary>Where the decision about a trace is, as long as no other trace has its place.</summary>
/// <param name="Place">The place.</param>
/// <param name="Number">The number that the place has while it is of this trace.</param>
internal readonly record struct DecisionTicket(int Place, int Number);

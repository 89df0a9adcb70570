namespace SpanPack;

/// <summary>Where to find the value of a name, and what the payload remembers of it: 8 bytes, read one after the other.</summary>
/// <param name="Slot">The slot of the value.</param>
/// <param name="Entry">The place of its <see cref="TableEntry"/>.</param>
internal readonly record struct NamePlace(int Slot, int Entry);

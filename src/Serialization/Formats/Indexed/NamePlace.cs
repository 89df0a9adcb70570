namespace SpanPack;

/// <summary>The slot of the value of a name, and the place of its entry in a payload: 8 bytes, read in sequence.</summary>
/// <param name="Slot">The slot of the value.</param>
/// <param name="Entry">The place of its <see cref="TableEntry"/>.</param>
internal readonly record struct NamePlace(int Slot, int Entry);

namespace SpanPack;

/// <summary>The place of one name: which class of the hierarchy declares it, and its index there.</summary>
internal readonly record struct TagSlot(TagSlotKind Kind, int Level, int Index);

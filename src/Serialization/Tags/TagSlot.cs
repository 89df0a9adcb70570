namespace SpanPack;

/// <summary>The slot of a name: the class of the hierarchy that declares it, and its index there.</summary>
internal readonly record struct TagSlot(TagSlotKind Kind, int Level, int Index);

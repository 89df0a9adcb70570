namespace SpanPack;

/// <summary>The name of a tag that was set by name, with data for writers, looked up once when the tag is set.</summary>
/// <param name="name">The name.</param>
/// <param name="isShared">Whether the process has one object for the name, which may have a number.</param>
internal sealed class TagKey(string name, bool isShared)
{
    /// <summary>The name.</summary>
    internal readonly string Name = name;

    /// <summary>The number of the name among <see cref="ReservedNames"/>.</summary>
    internal readonly byte Reserved = ReservedNames.Find(name);

    /// <summary>The number of the name among <see cref="KeyOrdinals"/>; <see cref="KeyOrdinals.None"/> when it has none.</summary>
    internal readonly int Ordinal = isShared ? KeyOrdinals.GetCustom(name) : KeyOrdinals.Find(name);

    /// <summary>The name as MessagePack.</summary>
    internal readonly EncodedKey Encoded = new(name);
}

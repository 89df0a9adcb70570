namespace SpanPack;

/// <summary>The name of a tag that was set by name, with what writers need to know of it: found once, when the tag is set.</summary>
internal sealed class TagKey
{
    /// <summary>The name.</summary>
    internal readonly string Name;

    /// <summary>The number of the name among <see cref="ReservedNames"/>.</summary>
    internal readonly byte Reserved;

    /// <summary>The number of the name among <see cref="KeyOrdinals"/>; <see cref="KeyOrdinals.None"/> when it has none.</summary>
    internal readonly int Ordinal;

    /// <summary>The name as MessagePack.</summary>
    internal readonly EncodedKey Encoded;

    /// <param name="name">The name.</param>
    /// <param name="isShared">Whether there is one object for the name in the process, which may have a number.</param>
    internal TagKey(string name, bool isShared)
    {
        Name = name;
        Reserved = ReservedNames.Find(name);
        Ordinal = isShared ? KeyOrdinals.GetCustom(name) : KeyOrdinals.Find(name);
        Encoded = new EncodedKey(name);
    }
}

namespace SpanPack;

/// <summary>The names of the string or numeric slots of one tag class, in the order of the slots.</summary>
internal sealed class SlotNames
{
    /// <param name="encoded">MessagePack strings, one after the other.</param>
    /// <exception cref="ArgumentException">The data has another form.</exception>
    internal SlotNames(ReadOnlySpan<byte> encoded)
    {
        Encoded = encoded.ToArray();
        var names = new List<string>();
        for (ReadOnlySpan<byte> rest = encoded; !rest.IsEmpty;) names.Add(EncodedString.Read(ref rest));
        Names = names.ToArray();
        Reserved = new byte[Names.Length];
        Count = Names.Length;
        Mask = Count >= 64 ? ulong.MaxValue : (1UL << Count) - 1;
        for (int i = 0; i < Names.Length; i++)
        {
            Reserved[i] = ReservedNames.Find(Names[i]);
            HasReserved |= Reserved[i] != ReservedNames.None;
        }
    }

    internal readonly string[] Names;

    /// <summary>The names as MessagePack strings, one after the other.</summary>
    internal readonly byte[] Encoded;

    /// <summary>The numbers of the names among <see cref="ReservedNames"/>.</summary>
    internal readonly byte[] Reserved;

    /// <summary>Set when one of them is reserved.</summary>
    internal readonly bool HasReserved;

    internal readonly int Count;

    /// <summary>A bit for each of the first 64 names.</summary>
    internal readonly ulong Mask;
}

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
        Names = [.. names];
        Reserved = Array.ConvertAll(Names, ReservedNames.Find);
        HasReserved = Array.Exists(Reserved, static number => number != ReservedNames.None);
    }

    internal string[] Names { get; }

    /// <summary>Gets the names as MessagePack strings, one after the other.</summary>
    internal byte[] Encoded { get; }

    /// <summary>Gets the numbers of the names among <see cref="ReservedNames"/>.</summary>
    internal byte[] Reserved { get; }

    /// <summary>Gets whether one of them is reserved.</summary>
    internal bool HasReserved { get; }

    internal int Count => Names.Length;

    /// <summary>Gets a bit for each of the first 64 names.</summary>
    internal ulong Mask => Count >= 64 ? ulong.MaxValue : (1UL << Count) - 1;
}

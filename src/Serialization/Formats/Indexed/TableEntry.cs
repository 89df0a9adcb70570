namespace SpanPack;

/// <summary>What a payload remembers of one name: how it is written, and its last value. 32 bytes.</summary>
internal struct TableEntry
{
    /// <summary>Bytes that a key and an index may store.</summary>
    internal const int PairSize = 2 * EncodedIndex.Size;

    private const int MaxValue = 128; // longer values rarely repeat, and comparing them costs what a hash does

    /// <summary>The key as it is written, in v1.0 with the type of text behind it; unknown until the payload has the name.</summary>
    internal EncodedIndex Key;

    /// <summary>The last value that was looked up, if it was not long; forgotten when the payload ends.</summary>
    internal string? LastValue;

    /// <summary>The index of <see cref="LastValue"/>.</summary>
    internal EncodedIndex LastIndex;

    private nint _lastAddress; // of the last object with those characters: to know it again, not to keep it

    /// <summary>Remembers a value.</summary>
    internal void SetLast(string value, int index)
    {
        if (value.Length > MaxValue) return;
        LastValue = value;
        LastIndex = EncodedIndex.Of(index);
        _lastAddress = KnownString.AddressOf(value);
    }

    /// <summary>Takes note of an object with the characters of <see cref="LastValue"/>.</summary>
    /// <returns>Whether the one before it was the same.</returns>
    internal bool SeesAgain(string value)
    {
        nint address = KnownString.AddressOf(value);
        bool isSame = address == _lastAddress;
        _lastAddress = address;
        return isSame;
    }
}

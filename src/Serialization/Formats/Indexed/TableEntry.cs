namespace SpanPack;

/// <summary>The state of one name in a payload: its encoding and its last value. 32 bytes.</summary>
/// <remarks>
/// The last value is compared by content before a lookup, for equal text in new objects. After eight new values in a row, a name is treated
/// as one whose values do not repeat. Then values are not kept, except for an occasional attempt.
/// </remarks>
internal struct TableEntry
{
    /// <summary>Bytes that a key and an index may store.</summary>
    internal const int PairSize = 2 * EncodedIndex.Size;

    private const int MaxValue = 128; // longer values rarely repeat, and comparing them costs what a hash does
    private const int MaxNew = 8;
    private const int TryEvery = 64;

    /// <summary>The encoded key, in v1.0 with the type of text after it; unknown until the payload has the name.</summary>
    internal EncodedIndex Key;

    /// <summary>The last value that was looked up, if it is kept; cleared when the payload ends.</summary>
    internal string? LastValue;

    /// <summary>The index of <see cref="LastValue"/>.</summary>
    internal EncodedIndex LastIndex;

    private uint _lastAddress; // of the last object with those characters: to know it again, not to keep it
    private int _newCount; // values in a row that the payload did not have

    /// <summary>Gets whether the values of the name do not repeat, so that they are looked up by their characters only.</summary>
    internal readonly bool TakesNewValues => _newCount >= MaxNew;

    /// <summary>Keeps a value that was looked up.</summary>
    internal void SetLast(string value, int index, bool isNew)
    {
        _newCount = isNew ? _newCount + 1 : 0;
        if (_newCount >= MaxNew)
        {
            LastValue = null;
            if (_newCount < MaxNew + TryEvery) return;
            _newCount = MaxNew - 1;
        }

        if (value.Length > MaxValue) return;
        LastValue = value;
        LastIndex = EncodedIndex.Of(index);
        _lastAddress = ObjectMemory.LowAddressOf(value);
    }

    /// <summary>Records an object with the characters of <see cref="LastValue"/>.</summary>
    /// <returns>Whether the previous object was the same.</returns>
    internal bool SeesAgain(string value)
    {
        uint address = ObjectMemory.LowAddressOf(value);
        bool isSame = address == _lastAddress;
        _lastAddress = address;
        return isSame;
    }
}

namespace SpanPack;

/// <summary>What a payload remembers of one name: how it is written, and its last value. 32 bytes.</summary>
/// <remarks>
/// The last value is the check by content before a look-up, for equal text that comes in new objects. A name whose values were new eight times
/// running is taken for one whose values do not repeat: they are not remembered, but for a try now and then.
/// </remarks>
internal struct TableEntry
{
    /// <summary>Bytes that a key and an index may store.</summary>
    internal const int PairSize = 2 * EncodedIndex.Size;

    private const int MaxValue = 128; // longer values rarely repeat, and comparing them costs what a hash does
    private const int MaxNew = 8;
    private const int TryEvery = 64;

    /// <summary>The key as it is written, in v1.0 with the type of text behind it; unknown until the payload has the name.</summary>
    internal EncodedIndex Key;

    /// <summary>The last value that was looked up, if it is remembered; forgotten when the payload ends.</summary>
    internal string? LastValue;

    /// <summary>The index of <see cref="LastValue"/>.</summary>
    internal EncodedIndex LastIndex;

    private uint _lastAddress; // of the last object with those characters: to know it again, not to keep it
    private int _newCount; // values in a row that the payload did not have

    /// <summary>Whether the values of the name do not repeat: they are looked up by their characters alone.</summary>
    internal readonly bool TakesNewValues => _newCount >= MaxNew;

    /// <summary>Remembers a value that was looked up.</summary>
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

    /// <summary>Takes note of an object with the characters of <see cref="LastValue"/>.</summary>
    /// <returns>Whether the one before it was the same.</returns>
    internal bool SeesAgain(string value)
    {
        uint address = ObjectMemory.LowAddressOf(value);
        bool isSame = address == _lastAddress;
        _lastAddress = address;
        return isSame;
    }
}

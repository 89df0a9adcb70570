using System.Buffers;

namespace SpanPack;

/// <summary>
/// The strings of one payload, each with one index: found by a hash over all their characters. Index 0 is the empty string. Not safe for
/// use by two threads at once.
/// </summary>
/// <remarks>
/// The table keeps the position of a text in the payload, and compares a string with the bytes there. It holds no reference to a string
/// that occurred once. It uses open addressing as long as the strings spread, which the secret of the hash ensures. If probing takes too
/// long nevertheless, the hash of the framework takes over. Shortcuts without a lookup (objects, last values, runs) repeat an earlier
/// lookup, are compared before use, and are removed with the payload. Memory is kept between payloads; references are not.
/// </remarks>
internal sealed partial class PayloadStringTable : IDisposable
{
    /// <summary>
    /// Places looked at before the table takes the second hash: at half load, more than any 100,000 strings that are not chosen need.
    /// </summary>
    internal const int MaxProbes = 128;

    private const int MinSlots = 256;
    private const int MinPrefetched = 2_048; // 32 KiB
    private const int MaxListed = MinSlots / 4;

    private readonly StringHash _hash;
    private readonly PayloadBuffer _texts;
    private StringSlot[] _slots; // of the pool: longer than what is used of it
    private int _slotCount = MinSlots;
    private int _used;
    private readonly int[] _listed = new int[MaxListed]; // places of the first strings, while the table is small

    /// <param name="hash">The hash.</param>
    /// <param name="texts">Where the texts of the payload are.</param>
    /// <param name="isDictionary">Whether they are beside what refers to them; else each is written where it first occurs.</param>
    /// <param name="textType">The byte between the name and the value of a text; 0 for none.</param>
    /// <param name="numberType">The same for a number.</param>
    internal PayloadStringTable(StringHash hash, PayloadBuffer texts, bool isDictionary, byte textType, byte numberType)
    {
        _hash = hash;
        (_texts, TextType, NumberType) = (texts, textType, numberType);
        if (isDictionary) (Dictionary, Generated) = (texts, new GeneratedTexts(hash, texts));
        _slots = ArrayPool<StringSlot>.Shared.Rent(MinSlots);
        _slots.AsSpan(0, MinSlots).Clear();
    }

    /// <summary>Gets the buffer for new strings; null to write them at their first use.</summary>
    internal PayloadBuffer? Dictionary { get; }

    /// <summary>The texts in the dictionary that no string was looked up for.</summary>
    internal GeneratedTexts? Generated { get; }

    /// <summary>Gets the byte between the name and the value of a text; 0 for none.</summary>
    internal byte TextType { get; }

    /// <summary>Gets the byte between the name and the value of a number; 0 for none.</summary>
    internal byte NumberType { get; }

    /// <summary>Strings in the table, the empty one included: the next index.</summary>
    internal int Count { get; private set; } = 1;

    /// <summary>The index of the string that was looked up or written last.</summary>
    internal int LastIndex { get; set; }

    /// <summary>Finds a string that is not empty, or gives it the next index: <see cref="LastIndex"/>.</summary>
    /// <param name="value">The string.</param>
    /// <param name="position">Where the caller writes it if it is new, before the next call.</param>
    /// <returns>Whether it is new.</returns>
    internal bool TryAdd(string value, uint position)
    {
        uint hash = HashOf(value);
        StringSlot[] slots = _slots;
        uint mask = (uint)_slotCount - 1;
        uint place = hash & mask;
        for (int probe = 0; probe < _maxProbes; probe++, place = (place + 1) & mask)
        {
            ref StringSlot slot = ref slots[place];
            if (slot.Index == 0)
            {
                int index = Count;
                slot.Hash = hash;
                slot.Position = position;
                slot.Address = ObjectMemory.LowAddressOf(value);
                slot.Index = index;
                Count = index + 1;
                if (_used < MaxListed) _listed[_used] = (int)place;
                LastIndex = index;
                if (++_used * 2 > _slotCount) Grow();
                return true;
            }

            if (slot.Hash != hash || !WrittenText.Is(_texts.From(slot.Position), value)) continue;
            uint address = ObjectMemory.LowAddressOf(value);
            if (slot.Address == address) AddObject(value, EncodedIndex.Of(slot.Index));
            slot.Address = address; // the object that was seen last is the one that may come again
            LastIndex = slot.Index;
            return false;
        }

        TakeSecondHash();
        return TryAdd(value, position);
    }

    /// <summary>Requests the places of strings, which a large table does not have in the cache, all at once. Reads nothing.</summary>
    internal void Prefetch(ReadOnlySpan<string?> texts)
    {
        if (_slotCount < MinPrefetched) return;
        uint mask = (uint)_slotCount - 1;
        foreach (string? text in texts)
        {
            if (!string.IsNullOrEmpty(text)) ObjectMemory.Prefetch(ref _slots[HashOf(text) & mask]);
        }
    }

    /// <summary>Takes the next index for text that is not among the strings.</summary>
    internal void AddUnlisted() => LastIndex = Count++;

    /// <summary>
    /// Replaces what was just added by the string that its UTF-8 decodes to: text with lone surrogates shares the entry of its repaired
    /// form.
    /// </summary>
    /// <remarks>Two entries with the same UTF-8 would be one to a receiver and two to the writer.</remarks>
    /// <param name="added">The string.</param>
    /// <param name="repaired">Its repaired form.</param>
    /// <param name="position">Where that was written.</param>
    /// <returns>Whether the payload did not have it; else it is taken back.</returns>
    internal bool ReplaceAdded(string added, string repaired, uint position)
    {
        int own = --Count;
        TryAdd(repaired, position);
        bool isNew = LastIndex == own; // also where both have one hash: what was added is found
        if (isNew) Count = own + 1;
        else SetText(FindPlace(HashOf(added), own), FindPlace(HashOf(repaired), LastIndex));
        return isNew;
    }
}

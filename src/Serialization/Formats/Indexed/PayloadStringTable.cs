using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>The strings of one payload, each with one index: found by a hash over all their characters. Index 0 is the empty string. Not safe for use by two threads at once.</summary>
/// <remarks>
/// Open addressing while the strings spread, as the secret of the hash makes sure; where probing takes too long none the less, everything
/// moves to a dictionary whose hash is another. Memory is kept from payload to payload; references are not.
/// </remarks>
internal sealed partial class PayloadStringTable : IDisposable
{
    /// <summary>Places looked at before the table gives up: at half load, more than any 100,000 strings that are not chosen need.</summary>
    internal const int MaxProbes = 128;

    private const int MinSlots = 256;
    private const int MaxListed = MinSlots / 4;
    private const int MaxKeptInDictionary = 256 * 1024;

    private readonly StringHash _hash;
    private StringSlot[] _slots; // of the pool: longer than what is used of it
    private int _slotCount = MinSlots;
    private int _used;
    private readonly int[] _listed = new int[MaxListed]; // places of the first strings, while the table is small
    private Dictionary<string, int>? _dictionary;
    private bool _usesDictionary;

    /// <param name="hash">The hash.</param>
    /// <param name="dictionary">Where new strings are written; null to write them where they first occur.</param>
    /// <param name="textType">What is written between the name and the value of a text; 0 for nothing.</param>
    /// <param name="numberType">The same for a number.</param>
    internal PayloadStringTable(StringHash hash, PayloadBuffer? dictionary, byte textType, byte numberType)
    {
        _hash = hash;
        (Dictionary, TextType, NumberType) = (dictionary, textType, numberType);
        if (dictionary is not null) Generated = new GeneratedTexts(hash, dictionary);
        _slots = ArrayPool<StringSlot>.Shared.Rent(MinSlots);
        _slots.AsSpan(0, MinSlots).Clear();
    }

    /// <summary>Where new strings are written; null to write them where they first occur.</summary>
    internal PayloadBuffer? Dictionary { get; }

    /// <summary>The texts in the dictionary that no string was looked up for.</summary>
    internal GeneratedTexts? Generated { get; }

    /// <summary>What is written between the name and the value of a text; 0 for nothing.</summary>
    internal byte TextType { get; }

    /// <summary>What is written between the name and the value of a number; 0 for nothing.</summary>
    internal byte NumberType { get; }

    /// <summary>Strings in the table, the empty one included: the next index.</summary>
    internal int Count { get; private set; } = 1;

    /// <summary>Whether strings collided so often that the dictionary took over.</summary>
    internal bool UsesDictionary => _usesDictionary;

    /// <summary>Finds a string that is not empty, or gives it the next index.</summary>
    /// <param name="value">The string.</param>
    /// <param name="added">Whether it is new, so that the caller writes it.</param>
    internal int GetOrAdd(string value, out bool added)
    {
        if (_usesDictionary) return GetOrAddToDictionary(value, out added);
        uint hash = _hash.Of(value);
        StringSlot[] slots = _slots;
        uint mask = (uint)_slotCount - 1;
        uint place = hash & mask;
        for (int probe = 0; probe < MaxProbes; probe++, place = (place + 1) & mask)
        {
            ref StringSlot slot = ref slots[place];
            if (slot.Text is not { } text)
            {
                added = true;
                return Add(slots, place, hash, value);
            }

            if (slot.Hash != hash || text != value) continue;
            if (ReferenceEquals(text, value)) AddObject(value, EncodedIndex.Of(slot.Index));
            else slot.Text = value; // the object that was seen last is the one that may come again
            added = false;
            return slot.Index;
        }

        MoveToDictionary();
        return GetOrAddToDictionary(value, out added);
    }

    /// <summary>Takes the next index for text that is not among the strings.</summary>
    internal int AddUnlisted() => Count++;

    /// <summary>Replaces what was just added by the string that its UTF-8 decodes to: text with lone surrogates shares the entry of its repaired form.</summary>
    /// <remarks>Two entries with the same UTF-8 would be one to a receiver and two to the writer.</remarks>
    internal int ReplaceAdded(string added, string repaired, out bool isNew)
    {
        Count--;
        int index = GetOrAdd(repaired, out isNew);
        SetIndex(added, index);
        return index;
    }

    private int Add(StringSlot[] slots, uint place, uint hash, string value)
    {
        int index = Count;
        slots[place].Hash = hash;
        slots[place].Index = index;
        slots[place].Text = value;
        if (_used < MaxListed) _listed[_used] = (int)place;
        Count = index + 1;
        if (++_used * 2 > _slotCount) Grow();
        return index;
    }

    private int GetOrAddToDictionary(string value, out bool added)
    {
        ref int index = ref CollectionsMarshal.GetValueRefOrAddDefault(_dictionary ??= new(StringComparer.Ordinal), value, out bool exists);
        added = !exists;
        if (added) index = Count++;
        return index;
    }

    private void SetIndex(string value, int index)
    {
        if (_usesDictionary)
        {
            _dictionary![value] = index;
            return;
        }

        int mask = _slotCount - 1;
        int place = (int)_hash.Of(value) & mask;
        while (_slots[place].Text != value) place = (place + 1) & mask;
        _slots[place].Index = index;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void MoveToDictionary()
    {
        _dictionary ??= new(StringComparer.Ordinal);
        foreach (ref readonly StringSlot slot in _slots.AsSpan(0, _slotCount))
        {
            if (slot.Text is { } text) _dictionary.Add(text, slot.Index);
        }

        _usesDictionary = true;
    }
}

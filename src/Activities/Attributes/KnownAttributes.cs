using System.Diagnostics;
using System.Numerics;

namespace SpanPack;

/// <summary>Those attributes of one span that rules look up, found by their number. The others stay where they are. Filled anew for each span.</summary>
/// <remarks>For one thread. Storing a reference costs more than finding a key: what is only passed on is not stored here.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class KnownAttributes
{
    private const byte Unknown = byte.MaxValue;
    private const int MaxKept = 1024; // attributes whose room is kept for the next span

    private readonly object?[] _values = new object?[64]; // by id, in the form of AttributeValues.Settle
    private byte[] _keys = new byte[32]; // numbers of keys, in the order of the attributes
    private int _count;

    /// <summary>Which of <see cref="AttributeId"/> the span has: a bit each.</summary>
    internal ulong Present { get; private set; }

    internal static ulong Bit(AttributeId id) => 1UL << (int)id;

    /// <summary>Takes note of the next attribute. Of a key that comes again the first counts.</summary>
    internal void Add(string name, object value)
    {
        AttributeKey? key = AttributeKeys.Find(name);
        int place = _count;
        if ((uint)place >= (uint)_keys.Length) Array.Resize(ref _keys, _keys.Length * 2);
        _keys[place] = (byte)(key?.Number ?? Unknown);
        _count = place + 1;
        if (key is null || key.Id == AttributeId.None) return;
        ulong bit = Bit(key.Id);
        if ((Present & bit) != 0) return;
        Present |= bit;
        _values[(int)key.Id] = AttributeValues.Settle(value);
    }

    /// <summary>The key of an attribute; null for one that is not known.</summary>
    /// <param name="place">Which it was of those that were added, if nobody has changed them since.</param>
    /// <param name="name">Its name.</param>
    internal AttributeKey? KeyOf(int place, string name)
    {
        byte number = (uint)place < (uint)_count ? _keys[place] : Unknown;
        return number != Unknown && AttributeKeys.At(number) is var key && ReferenceEquals(key.Name, name) ? key : AttributeKeys.Find(name);
    }

    internal bool Has(AttributeId id) => (Present & Bit(id)) != 0;

    /// <summary>The object of a key; null where there is none.</summary>
    internal object? Find(AttributeId id) => _values[(int)id];

    /// <summary>The value of a key; the default where there is none.</summary>
    internal TagValue Get(AttributeId id)
    {
        AttributeValues.Read(_values[(int)id], out TagValue value);
        return value;
    }

    /// <summary>The text of a key, unless it is empty or no text.</summary>
    internal string? GetText(AttributeId id) => Has(id) && _values[(int)id] is string { Length: > 0 } text ? text : null;

    /// <summary>The value of a key, unless it is no integer.</summary>
    internal long? GetInteger(AttributeId id)
    {
        if (!Has(id)) return null;
        TagValue value = Get(id);
        return value.Kind == TagValueKind.Int ? value.AsInt64() : null;
    }

    internal void Clear()
    {
        for (ulong rest = Present; rest != 0; rest &= rest - 1) _values[BitOperations.TrailingZeroCount(rest)] = null;
        Present = 0;
        _count = 0;
        if (_keys.Length > MaxKept) _keys = new byte[MaxKept];
    }

    public override string ToString() => $"{BitOperations.PopCount(Present)} known attributes";
}

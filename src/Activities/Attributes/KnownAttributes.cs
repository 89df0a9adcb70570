using System.Diagnostics;
using System.Numerics;

namespace SpanPack;

/// <summary>
/// The attributes of one span that rules look up, found by their number. The others stay in the source. Filled again for each span.
/// </summary>
/// <remarks>
/// For one thread. Storing a reference costs more than finding a key, so attributes that are only passed on are not stored here.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class KnownAttributes
{
    private const byte Unknown = byte.MaxValue;
    private const int MaxKept = 1024; // attributes whose room is kept for the next span

    private readonly object?[] _values = new object?[64]; // by id, in the form of AttributeValues.Settle
    private byte[] _keys = new byte[32]; // numbers of keys, in the order of the attributes
    private int _count;

    /// <summary>Gets the set of <see cref="AttributeId"/> that the span has: a bit each.</summary>
    internal ulong Present { get; private set; }

    internal static ulong Bit(AttributeId id) => 1UL << (int)id;

    /// <summary>Adds the next attribute. The first value of a key counts.</summary>
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

    /// <summary>Returns the key of an attribute; null for an unknown one.</summary>
    /// <param name="place">The index of the attribute among the added ones, if they have not changed since.</param>
    /// <param name="name">Its name.</param>
    internal AttributeKey? KeyOf(int place, string name)
    {
        byte number = (uint)place < (uint)_count ? _keys[place] : Unknown;
        return number != Unknown && AttributeKeys.At(number) is var key && ReferenceEquals(key.Name, name) ? key : AttributeKeys.Find(name);
    }

    internal bool Has(AttributeId id) => (Present & Bit(id)) != 0;

    /// <summary>Returns the object of a key; null if there is none.</summary>
    internal object? Find(AttributeId id) => _values[(int)id];

    /// <summary>Returns the value of a key; the default if there is none.</summary>
    internal TagValue Get(AttributeId id)
    {
        AttributeValues.Read(_values[(int)id], out TagValue value);
        return value;
    }

    /// <summary>Returns the text of a key; null if it is empty or not text.</summary>
    internal string? GetText(AttributeId id) => Has(id) && _values[(int)id] is string { Length: > 0 } text ? text : null;

    /// <summary>Returns the value of a key; null if it is not an integer.</summary>
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

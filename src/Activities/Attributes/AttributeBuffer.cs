using System.Diagnostics;

namespace SpanPack;

/// <summary>The attributes of one span, in their order; those that are looked up are found by their number. Filled anew for each span.</summary>
/// <remarks>For one thread.</remarks>
[DebuggerDisplay("{Count} attributes")]
internal sealed class AttributeBuffer
{
    private const int MaxKept = 128; // entries whose room is kept for the next span

    private readonly int[] _places = new int[64];
    private AttributeEntry[] _entries = new AttributeEntry[32];

    internal int Count { get; private set; }

    /// <summary>Which of <see cref="AttributeId"/> the span has: a bit each.</summary>
    internal ulong Present { get; private set; }

    internal ReadOnlySpan<AttributeEntry> Entries => _entries.AsSpan(0, Count);

    internal static ulong Bit(AttributeId id) => 1UL << (int)id;

    /// <summary>Adds an attribute. Of a key that comes again the first is found.</summary>
    internal void Add(string name, in TagValue value)
    {
        int place = Count;
        AttributeEntry[] entries = _entries;
        if ((uint)place >= (uint)entries.Length) entries = Grow();
        ref AttributeEntry entry = ref entries[place];
        Count = place + 1;
        AttributeKey? key = AttributeKeys.Find(name);
        entry.Name = name;
        entry.Key = key;
        entry.Value = value;
        if (key is null || key.Id == AttributeId.None) return;
        ulong bit = Bit(key.Id);
        if ((Present & bit) != 0) return;
        Present |= bit;
        _places[(int)key.Id] = place;
    }

    internal bool Has(AttributeId id) => (Present & Bit(id)) != 0;

    /// <summary>The value of a key that the span <see cref="Has"/>.</summary>
    internal ref readonly TagValue Get(AttributeId id) => ref _entries[_places[(int)id]].Value;

    /// <summary>The text of a key, unless it is empty or no text.</summary>
    internal string? GetText(AttributeId id)
    {
        if (!Has(id)) return null;
        ref readonly TagValue value = ref Get(id);
        return value.Kind == TagValueKind.String && value.AsString() is { Length: > 0 } text ? text : null;
    }

    internal void Clear()
    {
        if (_entries.Length > MaxKept) _entries = new AttributeEntry[MaxKept];
        else Array.Clear(_entries, 0, Count);
        Count = 0;
        Present = 0;
    }

    private AttributeEntry[] Grow()
    {
        Array.Resize(ref _entries, _entries.Length * 2);
        return _entries;
    }
}

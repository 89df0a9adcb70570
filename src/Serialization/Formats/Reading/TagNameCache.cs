using System.Text;

namespace SpanPack;

/// <summary>A cache of recent tag names, which tracks whether the current span may have them.</summary>
/// <remarks>
/// Each name has four possible places, and replaced names are removed. So memory and time are limited for any payload. A name that got its
/// place within the current span may have been in the cache before. It is treated as a name that the span may have, which only costs a
/// search.
/// </remarks>
internal struct TagNameCache
{
    private const int MaxName = 128; // bytes; longer names are not shared between spans either
    private const int MaxPlaces = 512;
    private const int Ways = TextCache.Ways;

    private readonly TagName[] _places; // ASCII only
    private readonly int _shift; // leaves the number of a place of a hash
    private readonly ObjectBudget _budget;
    private uint _textMark;
    private uint _numberMark;
    private int _last; // the place of the name that was found last
    private int _next; // the place of the name that came after that one the last time
    private TagName _unplaced;

    /// <param name="payloadBytes">The size of the payload.</param>
    /// <param name="budget">The memory that names may take.</param>
    internal TagNameCache(long payloadBytes, ObjectBudget budget)
    {
        _budget = budget;
        _places = new TagName[TextCache.PlacesFor(payloadBytes, MaxPlaces)];
        _shift = TextCache.ShiftFor(_places.Length);
    }

    internal void StartSpan()
    {
        _textMark++;
        _numberMark++;
    }

    /// <summary>Records that the span gets a text.</summary>
    /// <returns>Whether the span may have one of that name already.</returns>
    internal readonly bool MarkText(ref TagName name)
    {
        bool isMarked = name.TextMark == _textMark;
        name.TextMark = _textMark;
        return isMarked;
    }

    /// <summary>Records that the span gets a number.</summary>
    /// <returns>Whether the span may have one of that name already.</returns>
    internal readonly bool MarkNumber(ref TagName name)
    {
        bool isMarked = name.NumberMark == _numberMark;
        name.NumberMark = _numberMark;
        return isMarked;
    }

    /// <summary>Finds a name.</summary>
    /// <param name="cache">The cache; the result is valid until the next call.</param>
    /// <param name="text">The name.</param>
    internal static ref TagName Get(ref TagNameCache cache, in TraceText text)
    {
        ReadOnlySpan<byte> utf8 = text.Utf8;
        if (utf8.Length is 0 or > MaxName) return ref Unplaced(ref cache, text);
        int first = (int)(AsciiText.Hash(utf8) >> cache._shift) & -Ways;
        Span<TagName> ways = cache._places.AsSpan(first, Ways);
        for (int i = 0; i < ways.Length; i++)
        {
            if (ways[i].Key is { } known && AsciiText.Equals(utf8, known.Name)) return ref Note(ref cache, first + i);
        }

        if (!Ascii.IsValid(utf8)) return ref Unplaced(ref cache, text);
        ways[..^1].CopyTo(ways[1..]);
        ways[0] = cache.Make(text);
        return ref Note(ref cache, first);
    }

    /// <summary>Returns the name that followed the last one the last time, or any other.</summary>
    internal static ref TagName GetLikeliest(ref TagNameCache cache) => ref cache._places[cache._next];

    /// <summary>Records that the likeliest name came.</summary>
    internal void FollowLikeliest()
    {
        _last = _next;
        _next = _places[_next].Next;
    }

    private static ref TagName Note(ref TagNameCache cache, int place)
    {
        cache._places[cache._last].Next = place;
        cache._last = place;
        ref TagName name = ref cache._places[place];
        cache._next = name.Next;
        return ref name;
    }

    private static ref TagName Unplaced(ref TagNameCache cache, in TraceText text)
    {
        cache._unplaced = cache.Make(text);
        return ref cache._unplaced;
    }

    private readonly TagName Make(in TraceText text)
    {
        _budget.Take(ObjectCosts.TagName(text.Utf8.Length));
        TagKey key = TagKeys.Find(text.ToString()); // what a payload says is not kept in the process
        return new TagName
        {
            Key = key, TextMark = _textMark, NumberMark = _numberMark,
            IsTraceIdUpper = key.Reserved == ReservedNames.TraceIdUpper
        };
    }
}

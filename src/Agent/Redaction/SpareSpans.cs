namespace SpanPack;

/// <summary>Spans that stand for others while a chunk is written. A thread reuses them, so that copies cost no memory.</summary>
/// <remarks>For one thread and one write. If tags write as well meanwhile, they rent others.</remarks>
internal sealed class SpareSpans
{
    private const int Max = 64; // of a chunk; further copies are made anew

    private static readonly Span s_blank = new();

    [ThreadStatic]
    private static SpareSpans? s_free;

    private readonly List<Span> _spans = [];
    private readonly Span?[] _chunk = new Span?[Max];
    private int _used;
    private int _length; // of the chunk

    /// <summary>Returns the spans of the thread, or new ones while it uses them.</summary>
    internal static SpareSpans Rent()
    {
        SpareSpans rented = s_free ?? new SpareSpans();
        s_free = null;
        return rented;
    }

    /// <summary>Returns a span without values; null when all are used.</summary>
    internal Span? Next()
    {
        if (_used == Max) return null;
        if (_used == _spans.Count) _spans.Add(new Span());
        return _spans[_used++];
    }

    /// <summary>Returns an array that begins with the spans of a chunk.</summary>
    internal Span[] CopyOf(ReadOnlySpan<Span> spans)
    {
        if (spans.Length > Max) return spans.ToArray();
        spans.CopyTo(_chunk!);
        _length = spans.Length;
        return _chunk!;
    }

    /// <summary>Ends the use. No object of the program is referenced afterwards.</summary>
    internal void Return()
    {
        for (; _used > 0; _used--) _spans[_used - 1].Show(s_blank);
        Array.Clear(_chunk, 0, _length);
        _length = 0;
        s_free = this;
    }
}

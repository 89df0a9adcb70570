namespace SpanPack;

/// <summary>Places spans on the time of their trace: from the first start to the last end.</summary>
internal sealed class TimeAxis
{
    private readonly Int128 _start; // 128 bits: starts and durations come from the wire and may be anything
    private readonly Int128 _end;

    internal TimeAxis(IReadOnlyCollection<Span> spans)
    {
        _start = spans.Min(static span => span.Start);
        _end = spans.Max(static span => EndOf(span));
    }

    /// <summary>Gets the whole time in nanoseconds.</summary>
    internal Int128 Total => _end - _start;

    /// <summary>Gets the time from the beginning of the axis to a moment, in nanoseconds; may be negative.</summary>
    internal Int128 OffsetOf(Int128 moment) => moment - _start;

    /// <summary>Draws the bar of a span. A span with any duration is visible, however short it is.</summary>
    /// <param name="span">A span of the axis.</param>
    /// <param name="width">The room in cells, 1 or more.</param>
    /// <param name="glyphs">The characters to draw with. Lengths are exact to half a cell if these include halves.</param>
    internal string Bar(Span span, int width, Glyphs glyphs)
    {
        Int128 total = Int128.Max(Total, 1);
        Int128 halves = width * 2;
        var first = (int)Int128.Min((span.Start - _start) * halves / total, halves - 1);
        if (span.Duration <= 0) return new string(' ', first / 2) + glyphs.Moment;

        var end = (int)(((EndOf(span) - _start) * halves + total - 1) / total);
        if (end <= first) end = first + 1;
        return string.Create((end + 1) / 2, (first, end, glyphs), static (cells, bar) =>
        {
            for (int i = 0; i < cells.Length; i++)
            {
                bool left = i * 2 >= bar.first && i * 2 < bar.end;
                bool right = i * 2 + 1 >= bar.first && i * 2 + 1 < bar.end;
                cells[i] = left && right ? bar.glyphs.Full : left ? bar.glyphs.LeftHalf : right ? bar.glyphs.RightHalf : ' ';
            }
        });
    }

    // A negative duration counts as none.
    private static Int128 EndOf(Span span) => (Int128)span.Start + Math.Max(span.Duration, 0);
}

namespace SpanPack;

/// <summary>W3C's <c>traceparent</c>: <c>00-{trace id}-{span id}-{flags}</c>.</summary>
/// <param name="TraceId">The trace.</param>
/// <param name="SpanId">The span of the sender.</param>
/// <param name="IsSampled">Whether the sender keeps the trace.</param>
internal readonly record struct TraceParent(UInt128 TraceId, ulong SpanId, bool IsSampled)
{
    /// <summary>Characters of version 00; later ones may have more.</summary>
    internal const int Length = 55;

    public override string ToString() => Write(TraceId, SpanId, IsSampled);

    /// <summary>Reads one. Ids of 0 are invalid, and so is a trace id with a lower half of 0, which agents drop.</summary>
    internal static bool TryParse(ReadOnlySpan<char> text, out TraceParent parent)
    {
        parent = default;
        if (text.Length < Length || text[2] != '-' || text[35] != '-' || text[52] != '-') return false;
        if (!IsHex(text[..2]) || text.StartsWith("ff") || !IsHex(text[53..Length])) return false;
        bool isFirst = text.StartsWith("00");
        if (text.Length > Length && (isFirst || text[Length] != '-')) return false;
        if (!HeaderText.TryReadHex(text[3..19], out ulong upper) || !HeaderText.TryReadHex(text[19..35], out ulong lower)
            || !HeaderText.TryReadHex(text[36..52], out ulong span))
            return false;
        parent = new TraceParent(new UInt128(upper, lower), span, IsOdd(text[54]));
        return lower != 0 && span != 0;
    }

    /// <summary>Returns whether a valid text equals the result of <see cref="Write"/>.</summary>
    internal static bool IsPlain(string text)
        => text.Length == Length && text.StartsWith("00-", StringComparison.Ordinal) && text[53] == '0' && text[54] is '0' or '1';

    internal static string Write(UInt128 traceId, ulong spanId, bool isSampled)
    {
        Span<char> text = stackalloc char[Length];
        "00-".CopyTo(text);
        HeaderText.WriteHex(text[3..], (ulong)(traceId >> 64));
        HeaderText.WriteHex(text[19..], (ulong)traceId);
        text[35] = '-';
        HeaderText.WriteHex(text[36..], spanId);
        (isSampled ? "-01" : "-00").CopyTo(text[52..]);
        return text.ToString();
    }

    // Flags are two hex digits; the last bit says whether the trace is sampled.
    private static bool IsOdd(char digit) => ((digit <= '9' ? digit - '0' : digit - 'a' + 10) & 1) != 0;

    private static bool IsHex(ReadOnlySpan<char> text)
    {
        foreach (char c in text)
        {
            if (c is not ((>= '0' and <= '9') or (>= 'a' and <= 'f'))) return false;
        }

        return true;
    }
}

using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;

namespace SpanPack;

/// <summary>A set of HTTP statuses from a list of numbers and ranges: <c>400-499,502</c>.</summary>
/// <remarks>Immutable: safe for any number of threads.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class StatusSet
{
    /// <summary>The form of a list, for messages.</summary>
    internal const string Expected = "a list of HTTP statuses such as 400-499,502";

    private const int Lowest = 100;
    private const int Highest = 599;

    private readonly bool[] _has = new bool[Highest - Lowest + 1];
    private readonly string _text;

    private StatusSet(string text) => _text = text;

    public override string ToString() => _text;

    /// <summary>Reads a list.</summary>
    /// <returns>Whether it consists of statuses from 100 to 599 and ranges of these, at least one.</returns>
    internal static bool TryParse(string text, [NotNullWhen(true)] out StatusSet? set)
    {
        var read = new StatusSet(text);
        string[] parts = text.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        set = parts.Length > 0 && Array.TrueForAll(parts, read.TryAdd) ? read : null;
        return set is not null;
    }

    internal bool Has(long status) => status is >= Lowest and <= Highest && _has[status - Lowest];

    private bool TryAdd(string part)
    {
        int hyphen = part.IndexOf('-', StringComparison.Ordinal);
        string first = hyphen < 0 ? part : part[..hyphen], last = hyphen < 0 ? part : part[(hyphen + 1)..];
        if (!TryParse(first, out int from) || !TryParse(last, out int to) || from > to) return false;
        _has.AsSpan(from - Lowest, to - from + 1).Fill(true);
        return true;
    }

    private static bool TryParse(string text, out int status)
        => int.TryParse(text.AsSpan().Trim(), NumberStyles.None, CultureInfo.InvariantCulture, out status)
            && status is >= Lowest and <= Highest;
}

namespace SpanPack.Tool;

/// <summary>A fact that differs between the two sides.</summary>
/// <param name="Name">The name of the fact.</param>
/// <param name="Before">The value in A, or null.</param>
/// <param name="After">The value in B, or null.</param>
internal readonly record struct FactDifference(string Name, string? Before, string? After)
{
    private const int Shown = 160;
    private const int Context = 30;

    /// <summary>Gets <c>-</c> for a fact of A alone, <c>+</c> for one of B alone, <c>~</c> for one with different values.</summary>
    internal char Mark => After is null ? '-' : Before is null ? '+' : '~';

    /// <summary>Gets the values; long ones are cut so that the first difference is visible.</summary>
    internal string Text
    {
        get
        {
            if (Before is null || After is null) return Cut(Before ?? After!, 0);
            int same = Before.AsSpan().CommonPrefixLength(After);
            return $"{Cut(Before, same)} -> {Cut(After, same)}";
        }
    }

    private static string Cut(string value, int place)
    {
        if (value.Length <= Shown) return value;
        int start = Math.Max(0, Math.Min(place - Context, value.Length - Shown));
        string text = value.Substring(start, Math.Min(Shown, value.Length - start));
        return $"{(start > 0 ? "..." : string.Empty)}{text}{(start + Shown < value.Length ? "..." : string.Empty)} ({value.Length} "
            + "characters)";
    }
}

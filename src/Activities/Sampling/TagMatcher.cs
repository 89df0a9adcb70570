using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>Matches spans with a tag whose value matches a pattern.</summary>
/// <param name="name">The tag.</param>
/// <param name="pattern">The pattern.</param>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class TagMatcher(string name, string pattern)
{
    private const int LongestNumber = 32; // characters; 2^63 has 20 with its sign

    private readonly Glob _glob = new(pattern);

    public override string ToString() => $"{name}={_glob}";

    internal bool IsMatch(Span span, DefaultTags defaults)
    {
        if (span.GetTag(name) is { } text) return _glob.IsMatch(text);
        if (span.GetMetric(name) is { } number) return IsMatch(number);
        if (span.GetTypedAttribute(name) is { } value) return IsMatch(value);
        return defaults.Find(span, name) is { } later && _glob.IsMatch(later);
    }

    // A number with a fraction has many texts; only "any value" can be said of it.
    private bool IsMatch(double number)
    {
        if (_glob.MatchesAll) return true;
        return number >= long.MinValue && number < long.MaxValue && Math.Floor(number) == number && IsMatch((long)number);
    }

    private bool IsMatch(long number)
    {
        Span<char> text = stackalloc char[LongestNumber];
        number.TryFormat(text, out int length, provider: CultureInfo.InvariantCulture);
        return _glob.IsMatch(text[..length]);
    }

    private bool IsMatch(TagValue value) => value.Kind switch
    {
        TagValueKind.Bool => _glob.IsMatch(value.AsBool() ? "true" : "false"),
        TagValueKind.Int => IsMatch(value.AsInt64()),
        _ => _glob.MatchesAll,
    };
}

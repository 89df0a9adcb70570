using System.Diagnostics;

namespace SpanPack;

/// <summary>A pattern for whole texts, in which <c>*</c> matches any characters and <c>?</c> one; case-insensitive.</summary>
/// <remarks>Takes at most time in proportion to pattern × text. Immutable.</remarks>
[DebuggerDisplay("{_pattern,nq}")]
internal sealed class Glob
{
    private readonly string _pattern;

    /// <param name="pattern">The pattern; not null. An empty one matches the empty text.</param>
    internal Glob(string pattern)
    {
        _pattern = pattern.ToUpperInvariant();
        MatchesAll = pattern.Length > 0 && pattern.AsSpan().TrimStart('*').IsEmpty;
    }

    /// <summary>Gets whether it matches every text.</summary>
    internal bool MatchesAll { get; }

    public override string ToString() => _pattern;

    // Only the last star may have to take more: one before it has taken as little as it can.
    internal bool IsMatch(ReadOnlySpan<char> text)
    {
        if (MatchesAll) return true;
        int at = 0, inPattern = 0, star = -1, afterStar = 0;
        while (at < text.Length)
        {
            if (inPattern < _pattern.Length && _pattern[inPattern] == '*')
            {
                star = inPattern++;
                afterStar = at;
            }
            else if (inPattern < _pattern.Length && (_pattern[inPattern] == '?' || _pattern[inPattern] == char.ToUpperInvariant(text[at])))
            {
                inPattern++;
                at++;
            }
            else if (star >= 0)
            {
                inPattern = star + 1;
                at = ++afterStar;
            }
            else
            {
                return false;
            }
        }

        return _pattern.AsSpan(inPattern).TrimStart('*').IsEmpty;
    }
}

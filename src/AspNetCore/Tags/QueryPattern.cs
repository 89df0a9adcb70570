using System.Globalization;
using System.Text.RegularExpressions;

namespace SpanPack;

/// <summary>A pattern that ignores case and culture, with a time limit for each match.</summary>
/// <remarks>
/// The constructor of <see cref="Regex"/> with options keeps the engines of all options in machine code, which takes 0.6 MB. The one
/// without options keeps the interpreter alone, so that the options are set here.
/// </remarks>
internal sealed class QueryPattern : Regex
{
    private const string IgnoreCase = "(?i)";

    private readonly string _text;

    private QueryPattern(string text, TimeSpan limit)
        : base(IgnoreCase + text) => (_text, internalMatchTimeout) = (text, limit);

    public override string ToString() => _text;

    /// <summary>Reads a pattern.</summary>
    /// <exception cref="ArgumentException">It is not a regular expression.</exception>
    internal static QueryPattern Read(string text, TimeSpan limit)
    {
        CultureInfo culture = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture; // case is that of the current culture
        try
        {
            return new QueryPattern(text, limit);
        }
        finally
        {
            CultureInfo.CurrentCulture = culture;
        }
    }
}

using System.Text.RegularExpressions;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>Test source in which <c>[|SPK008:Name|]</c> says that a diagnostic underlines <c>Name</c>.</summary>
internal sealed partial class MarkedSource
{
    internal MarkedSource(string text)
    {
        Text = Marks().Replace(text, match =>
        {
            Expected.Add((match.Groups[1].Value, match.Groups[2].Value));
            return match.Groups[2].Value;
        });
    }

    internal string Text { get; }

    internal List<(string Id, string Underlined)> Expected { get; } = [];

    [GeneratedRegex(@"\[\|(SPK\d+):(.*?)\|\]", RegexOptions.Singleline)]
    private static partial Regex Marks();
}

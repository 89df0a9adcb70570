using System.Globalization;
using System.Text.RegularExpressions;
using FsCheck.Fluent;

namespace SpanPack.Activities.Tests.Sampling;

public class SamplingRuleTests
{
    private static readonly string[] s_texts = ["shop", "Shop", "a", "", "sh*p", "??op", "*", "42", "4?", "-1", "1.5", "s", "true"];

    [Theory]
    [InlineData("*", 1.5, true)]
    [InlineData("1*", 1.5, false)] // a number with a fraction has no text
    [InlineData("1.5", 1.5, false)]
    [InlineData("42", 42, true)]
    [InlineData("4?", 42, true)]
    [InlineData("42.0", 42, false)]
    [InlineData("-7", -7, true)]
    [InlineData("*", double.NaN, true)]
    [InlineData("NaN", double.NaN, false)]
    [InlineData("1*", 1e300, false)]
    [InlineData("9*", 1e300, false)] // not the largest integer
    [InlineData("-9*", -1e300, false)]
    public void Numbers_match_as_whole_ones(string pattern, double number, bool isMatch)
    {
        Span root = SamplerSetup.Root();
        root.SetMetric("tag", number);
        Assert.Equal(isMatch, IsMatch(Tag(pattern), root));
    }

    [Theory]
    [InlineData("*", true)]
    [InlineData("**", true)]
    [InlineData("", false)]
    [InlineData("?*", true)]
    public void Any_value_matches_a_star_and_none_does_not(string pattern, bool isMatch)
    {
        Span root = SamplerSetup.Root();
        Assert.False(IsMatch(Tag(pattern), root));
        root.SetTag("tag", "x");
        Assert.Equal(isMatch, IsMatch(Tag(pattern), root));
    }

    [Fact]
    public void Typed_attributes_match_as_text()
    {
        Span root = SamplerSetup.Root();
        root.SetAttribute("tag", new TagValue(true));
        Assert.True(IsMatch(Tag("TRUE"), root));
        root.SetAttribute("tag", new TagValue(17L));
        Assert.True(IsMatch(Tag("1?"), root));
        root.SetAttribute("tag", new TagValue([new TagValue("a")]));
        Assert.Equal((true, false), (IsMatch(Tag("*"), root), IsMatch(Tag("a"), root)));
    }

    [Fact]
    public void Rules_match_as_regular_expressions_do()
    {
        var pattern = Gen.OneOf(Gen.Constant((string?)null), Gen.Elements<string?>(s_texts));
        var text = Gen.OneOf(Gen.Constant((string?)null), Gen.Elements<string?>(s_texts));
        var values =
            from patterns in pattern.ArrayOf(4)
            from texts in text.ArrayOf(4)
            from number in Gen.Choose(-2, 50)
            select (patterns, texts, number);
        Property.Holds(values.ToArbitrary(), 5_000, static value =>
        {
            (string?[] p, string?[] t, int number) = value;
            var rule = new SamplingRule
            {
                Service = p[0], Name = p[1], Resource = p[2],
                Tags = p[3] is { } tag ? new Dictionary<string, string> { ["tag"] = tag } : null
            };
            Span root = SamplerSetup.Root(t[0], t[1], t[2]);
            if (t[3] is not { } tagText) root.SetMetric("tag", number);
            else if (tagText.Length > 0) root.SetTag("tag", tagText);
            string? tagValue = t[3] is null ? number.ToString(CultureInfo.InvariantCulture) : t[3] is { Length: > 0 } set ? set : null;
            bool isMatch = Expected(p[0], t[0] ?? "") && Expected(p[1], t[1] ?? "") && Expected(p[2], t[2] ?? "")
                && (p[3] is null || (tagValue is not null && Glob(p[3]!, tagValue)));
            Assert.Equal(isMatch, IsMatch(rule, root));
        });
    }

    private static bool Expected(string? pattern, string text) => string.IsNullOrEmpty(pattern) || Glob(pattern, text);

    private static bool Glob(string pattern, string text)
        => Regex.IsMatch(text,
            $@"\A{Regex.Escape(pattern).Replace(@"\*", ".*", StringComparison.Ordinal).Replace(@"\?", ".", StringComparison.Ordinal)}\z",
            RegexOptions.IgnoreCase
            | RegexOptions.CultureInvariant | RegexOptions.Singleline);

    private static SamplingRule Tag(string pattern) => new() { Tags = new Dictionary<string, string> { ["tag"] = pattern } };

    private static bool IsMatch(SamplingRule rule, Span root)
        => SamplerSetup.Sampler(SamplerSetup.Rules(rule)).Decide(root).Mechanism == SamplingMechanism.LocalRule;
}

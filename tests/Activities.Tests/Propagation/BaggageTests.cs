using System.Diagnostics;
using System.Text.RegularExpressions;
using FsCheck.Fluent;

namespace SpanPack.Activities.Tests.Propagation;

public class BaggageTests
{
    private static readonly string[] s_pairs = ["a=b", " c = d ", "e=f;p=1;q", "a=2", "g=%20%C3%BC%zz", "%C3%BC=1", "h=", "=x", "novalue",
        "", "i=j k", "l=\u00fc", "m=\"n\"", ";o=p", "q=r=s", "t=u\\v"];

    [Theory]
    [InlineData("a=b,c=d", "a=b,c=d")]
    [InlineData(" a = b ; prop = 1 , c=%20d%2C", "a=b,c= d,")]
    [InlineData("a=1,b=2,a=3", "a=3,b=2")]
    [InlineData("a=b,nonsense,c=d", null)]
    [InlineData("a=b,,c=d", null)]
    [InlineData("=b", null)]
    [InlineData("a b=c", null)]
    [InlineData("\"a\"=b", null)]
    [InlineData("a=b\u0001", null)]
    [InlineData("", null)]
    public void Pairs_are_read_or_none(string header, string? expected) => Assert.Equal(expected, Read(header));

    [Fact]
    public void Pairs_are_read_as_regular_expressions_do()
        => Property.Holds(Gen.OneOf(Gen.Elements(s_pairs[..6]), Gen.Elements(s_pairs)).ListOf().ToArbitrary(), 500, static pairs =>
    {
        string header = string.Join(',', pairs.Take(12));
        Match[] matches = [.. Regex.Replace(header, @",\z", "")
            .Split(',')
            .Select(static pair => Regex.Match(pair, @"\A[ \t]*([!#-+\x2D-:<>-~]+?)[ \t]*=[ \t]*([!#-+\x2D-:<-\[\]-~]*)[ \t]*(;.*)?\z"))];
        bool isGood = header.Trim(' ') != "" && matches.All(static match => match.Success && !match.Groups[1].Value.Contains('='));
        string? expected = isGood
            ? string.Join(',',
                matches.GroupBy(static match => match.Groups[1].Value).Select(static group =>
                    $"{Uri.UnescapeDataString(group.Key)}={Uri.UnescapeDataString(group.Last().Groups[2].Value)}"))
            : null;
        Assert.Equal(expected, Read(header.Trim(' ')));
    });

    [Fact]
    public void Limits_are_64_items_and_8192_bytes()
    {
        Assert.Equal(64, Read(string.Join(',', Enumerable.Range(0, 100).Select(static i => $"k{i}=v")))!.Split(',').Length);
        Assert.Equal("k0,k1,k2,k3",
            string.Join(',',
                Read(string.Join(',', Enumerable.Range(0, 9).Select(static i => $"k{i}={new string('v', 2_000)}")))!.Split(',')
                    .Select(static pair =>
                    pair[..2])));

        using Activity many = Remote.Start();
        for (int i = 0; i < 100; i++) many.AddBaggage($"k{i}", "v");
        Assert.Equal(64, Header(many)!.Split(',').Length);
        using Activity large = Remote.Start();
        for (int i = 0; i < 9; i++) large.AddBaggage($"k{i}", new string('ü', 300)); // 1,800 bytes each
        Assert.Equal(4, Header(large)!.Split(',').Length);
        Assert.InRange(Header(large)!.Length, 7_000, 8_192);
    }

    [Fact]
    public void What_an_activity_has_comes_to_the_next()
    {
        using Activity parent = Remote.Start();
        parent.AddBaggage("user id", "ü, \"ö\"; 100 %=\\");
        parent.AddBaggage("twice", "far");
        parent.AddBaggage("empty", "");
        using Activity activity = Remote.Start();
        activity.AddBaggage("twice", "near");
        activity.AddBaggage("half", "\ud800");
        Headers headers = Remote.Inject(Remote.Propagator(), activity);
        Assert.Contains("user%20id=%C3%BC%2C%20%22%C3%B6%22%3B", headers["baggage"], StringComparison.Ordinal);
        using Activity next = Remote.Serve(Remote.Propagator(), headers);
        Assert.Equal([("half", "\ufffd"), ("twice", "near"), ("user id", "ü, \"ö\"; 100 %=\\")],
            next.Baggage.Select(static item => (item.Key, item.Value)));
    }

    [Theory]
    [InlineData("datadog", ExtractionBehavior.Continue, false)]
    [InlineData("baggage", ExtractionBehavior.Continue, true)]
    [InlineData("baggage", ExtractionBehavior.Restart, true)]
    [InlineData("baggage", ExtractionBehavior.Ignore, false)]
    public void Baggage_is_read_where_it_is_to_be(string style, ExtractionBehavior behavior, bool isRead)
    {
        DatadogPropagator propagator =
            Remote.Propagator(new PropagationOptions { ExtractStyles = [PropagationStyles.Parse(style)!.Value], Behavior = behavior });
        Assert.Equal(isRead, propagator.ExtractBaggage(new Headers { ["baggage"] = "a=b" }, Headers.Getter) is not null);
    }

    private static string? Header(Activity activity) => Remote.Inject(Remote.Propagator(), activity).GetValueOrDefault("baggage");

    private static string? Read(string header)
        => Remote.Propagator().ExtractBaggage(new Headers { ["baggage"] = header }, Headers.Getter) is { } pairs
            ? string.Join(',', pairs.Select(static pair => $"{pair.Key}={pair.Value}"))
            : null;
}

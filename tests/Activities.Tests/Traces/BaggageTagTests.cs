using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>Baggage of requests as tags.</summary>
public sealed class BaggageTagTests
{
    [Theory]
    [InlineData(null, "account.id=9 user.id=7")]
    [InlineData("region, user.id", "region=eu user.id=7")]
    [InlineData("*", "Region=EU account.id=9 region=eu user.id=7")]
    [InlineData("nothing", "")]
    [InlineData(",", "")]
    public async Task Pairs_that_are_named_are_tags(string? keys, string expected)
    {
        await using CollectedTraces traces = await StartAsync(keys);
        Run(traces, ActivityKind.Server);

        Assert.Equal(expected, await TakeAsync(traces));
    }

    [Theory]
    [InlineData(ActivityKind.Client)]
    [InlineData(ActivityKind.Internal)]
    public async Task Only_what_comes_is_tagged(ActivityKind kind)
    {
        await using CollectedTraces traces = await StartAsync("*");
        Run(traces, kind);

        Assert.Equal("", await TakeAsync(traces));
    }

    private static void Run(CollectedTraces traces, ActivityKind kind)
    {
        Activity activity = traces.Source.CreateActivity("request", kind)!;
        foreach ((string key, string? value) in ((string, string?)[])[("user.id", "7"), ("account.id", "9"), ("region", "eu"),
            ("Region", "EU"), ("empty", ""), ("none", null)])
            activity.AddBaggage(key, value);
        activity.Start();
        traces.Source.StartActivity("child", kind)!.Stop();
        activity.Stop();
    }

    private static async Task<string> TakeAsync(CollectedTraces traces)
    {
        await traces.FlushAsync();
        const string Prefix = "baggage.";
        string[] names = ["Region", "account.id", "empty", "none", "region", "user.id"];
        Assert.DoesNotContain(names, name => traces.Spans[0].GetTag(Prefix + name) is not null); // the child
        return string.Join(' ',
            names.Where(name => traces.Spans[1].GetTag(Prefix + name) is not null).Select(name =>
                $"{name}={traces.Spans[1].GetTag(Prefix + name)}"));
    }

    private static Task<CollectedTraces> StartAsync(string? keys)
        => CollectedTraces.StartAsync(options => options with { ReadVariable = name => name == "DD_TRACE_BAGGAGE_TAG_KEYS" ? keys : null });
}

using System.Diagnostics;
using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Spans;

/// <summary>Sampling rules see the tags that spans get after the decision.</summary>
public sealed class LateTagTests
{
    [Theory]
    [InlineData("env", "te*", true)]
    [InlineData("env", "prod", false)]
    [InlineData("version", "1.2", true)]
    [InlineData("team", "blue", true)]
    [InlineData("team", "red", false)]
    [InlineData("none", "*", false)]
    public async Task Rules_MatchTagsOfTheProcess(string name, string pattern, bool matches)
    {
        await using TracedProcess process = await StartAsync(name, pattern);
        using (process.Tracer.StartActive("by hand")) { }
        using (Activity? activity = process.Source.StartActivity("activity")) { }
        Assert.All((await process.SpansAsync()).Values, span => Assert.Equal(matches ? -1 : 1, span.GetMetric("_sampling_priority_v1")));
    }

    [Fact]
    public async Task Rules_MatchTheEnvironmentOfTheTrace()
    {
        await using TracedProcess process = await StartAsync("env", "other");
        using (IScope scope = process.Tracer.StartActive("by hand")) scope.Span.SetTag(Tags.Env, "other");
        Assert.Equal(-1, (await process.SpanAsync()).GetMetric("_sampling_priority_v1"));
    }

    [Fact]
    public async Task SpanRules_MatchThem()
    {
        await using TracedProcess process = await TracedProcess.StartAsync(static options => options with
        {
            Sampling = new SamplingOptions { Rate = 0, SpanRules = [new SamplingRule { Tags = Pair("env", "test") }] },
        });
        using (process.Tracer.StartActive("by hand")) { }
        Assert.Equal(8, (await process.SpanAsync()).GetMetric("_dd.span_sampling.mechanism"));
    }

    private static Task<TracedProcess> StartAsync(string name, string pattern)
        => TracedProcess.StartAsync(options => options with
        {
            Sampling = new SamplingOptions { Rules = [new SamplingRule { Tags = Pair(name, pattern), SampleRate = 0 }] },
        }, new KeyValuePair<string, string>("team", "blue"));

    private static Dictionary<string, string> Pair(string name, string value) => new() { [name] = value };
}

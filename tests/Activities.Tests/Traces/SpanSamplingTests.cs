using System.Diagnostics;
using System.Globalization;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>Single spans of traces that are dropped, which agents keep by three numbers.</summary>
public sealed class SpanSamplingTests
{
    private const string Rules = "DD_SPAN_SAMPLING_RULES";

    [Fact]
    public async Task Spans_that_match_are_marked()
    {
        await using CollectedTraces traces = await StartAsync(
            """[{"name":"check*","service":"sh?p","max_per_second":50},{"resource":"pay","tags":{"card":"v*"},"sample_rate":1}]""");
        using (Activity root = traces.Start("root"))
        {
            Start(traces, "checkout");
            Start(traces, "pay", "visa");
            Start(traces, "pay", "amex");
        }

        Assert.Equal(["checkout 8 1 50", "pay 8 1 ", "pay   ", "root   "], await TakeAsync(traces));
    }

    [Fact]
    public async Task Spans_of_traces_that_are_kept_are_not()
    {
        await using CollectedTraces traces = await StartAsync("[{}]", rate: 1);
        Start(traces, "checkout");

        Assert.Equal(["checkout   "], await TakeAsync(traces));
    }

    [Theory]
    [InlineData("[{\"sample_rate\":0}]", 0)]
    [InlineData("[{\"max_per_second\":2}]", 2)]
    [InlineData("[{\"max_per_second\":0}]", 0)]
    [InlineData("[{\"max_per_second\":-1}]", 0)] // is told, and no rule
    [InlineData("[{\"name\":\"checkout\",\"sample_rate\":0},{\"name\":\"*\"}]", 0)] // the first decides
    [InlineData("[{\"name\":\"other\"},{\"sample_rate\":1}]", 5)]
    [InlineData("nonsense", 0)]
    public async Task Rates_and_limits_apply(string rules, int kept)
    {
        await using CollectedTraces traces = await StartAsync(rules);
        for (int i = 0; i < 5; i++) Start(traces, "checkout");

        Assert.Equal(kept, (await TakeAsync(traces)).Count(static span => span.Contains(" 8 ", StringComparison.Ordinal)));
    }

    [Fact]
    public async Task A_rate_is_a_share_of_spans()
    {
        await using CollectedTraces traces = await StartAsync("""[{"sample_rate":0.5}]""");
        using (Activity root = traces.Start("root"))
        {
            for (int i = 0; i < 400; i++) Start(traces, "checkout");
        }

        // 8 standard deviations
        Assert.InRange((await TakeAsync(traces)).Count(static span => span.Contains(" 8 0.5", StringComparison.Ordinal)), 120, 280);
    }

    [Theory]
    [InlineData(null, "checkout 8 0.25 ")]
    [InlineData("[{\"sample_rate\":1}]", "checkout 8 1 ")] // has precedence
    public async Task Rules_are_read_from_a_file(string? rules, string expected)
    {
        string path = Path.GetTempFileName();
        await File.WriteAllTextAsync(path, """[{"sample_rate":0.25}]""");
        await using CollectedTraces traces =
            await StartAsync(name => name == "DD_SPAN_SAMPLING_RULES_FILE" ? path : name == Rules ? rules : null);
        File.Delete(path);
        for (int i = 0; i < 100; i++) Start(traces, "checkout");

        Assert.Contains(expected, await TakeAsync(traces)); // 1 in 3e12 runs has none
    }

    private static void Start(CollectedTraces traces, string name, string? card = null)
    {
        using Activity activity = traces.Start(name);
        activity.SetTag("operation.name", name).SetTag("card", card);
    }

    private static async Task<string[]> TakeAsync(CollectedTraces traces)
    {
        await traces.FlushAsync();
        return [.. traces.Spans.Select(static span => string.Create(CultureInfo.InvariantCulture,
            $"{span.Resource} {span.GetMetric("_dd.span_sampling.mechanism")} {span.GetMetric("_dd.span_sampling.rule_rate")} "
            + $"{span.GetMetric("_dd.span_sampling.max_per_second")}"))];
    }

    private static Task<CollectedTraces> StartAsync(string rules, double rate = 0)
        => StartAsync(name => name == Rules ? rules : null, rate);

    private static Task<CollectedTraces> StartAsync(Func<string, string?> readVariable, double rate = 0)
        => CollectedTraces.StartAsync(options => options with
    {
        Sampling = new SamplingOptions { Rate = rate, RateLimit = -1 },
        Time = new ManualTime(),
        ReadVariable = readVariable,
    });
}

using System.Diagnostics;
using SpanPack.Activities.Tests.Mapping;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Shapes;

/// <summary>What templates write is what the mapper and the writers write, byte by byte.</summary>
public sealed class TemplateTests
{
    public static TheoryData<TraceFormat, string> Settings => new()
    {
        { TraceFormat.V04, "" },
        { TraceFormat.V1, "" },
        { TraceFormat.V04, "rate" },
        { TraceFormat.V1, "rate" },
        { TraceFormat.V04, "rules" },
        { TraceFormat.V1, "rules" },
        { TraceFormat.V04, "tracer" },
        { TraceFormat.V1, "tracer" },
        { TraceFormat.V04, "errors" },
        { TraceFormat.V1, "errors" },
        { TraceFormat.V04, "peers" },
        { TraceFormat.V1, "peers" },
        { TraceFormat.V04, "spans" },
        { TraceFormat.V04, "filter" },
        { TraceFormat.V1, "filter" },
    };

    [Theory]
    [InlineData(TraceFormat.V04)]
    [InlineData(TraceFormat.V1)]
    public async Task Cases_of_the_agent_are_the_same(TraceFormat format)
    {
        await using var run = await TemplateRun.StartAsync(format, knowsRates: false);
        foreach (MappingCase one in MappingCase.All)
        {
            CaseActivity.TryUse(one, activity =>
            {
                for (int i = 0; i < 4; i++) run.Tell([activity]);
            });
        }

        run.AssertSame(atLeast: 200);
    }

    [Theory]
    [MemberData(nameof(Settings))]
    public async Task Random_traffic_is_the_same(TraceFormat format, string setting)
    {
        await using var run = await TemplateRun.StartAsync(format, options => Change(options, setting));
        int traces = Dose.Of(ordinary: 1_200, full: 100_000, thorough: 4_000);
        for (int seed = 0; seed < 4; seed++)
        {
            using var traffic = new RandomTraffic(seed);
            for (int i = 0; i < traces / 4; i++) run.Tell(traffic.Next());
        }

        run.AssertSame(traces / 8);
    }

    // 24 texts and 12 numbers of a span that is alone have room on the stack.
    [Theory]
    [InlineData(TraceFormat.V04, 23, 0)]
    [InlineData(TraceFormat.V04, 24, 12)]
    [InlineData(TraceFormat.V04, 25, 0)]
    [InlineData(TraceFormat.V04, 1, 13)]
    [InlineData(TraceFormat.V1, 60, 2)]
    public async Task A_span_alone_has_any_number_of_values(TraceFormat format, int texts, int numbers)
    {
        await using var run = await TemplateRun.StartAsync(format);
        using var source = new ActivitySource("Values");
        using ActivityListener listener = source.Listen();
        for (int trace = 0; trace < 8; trace++)
        {
            using Activity activity = source.StartActivity("values")!;
            for (int i = 0; i < texts; i++) activity.SetTag($"text {i}", $"{trace} of {i}");
            for (int i = 0; i < numbers; i++) activity.SetTag($"number {i}", trace + (0.5 * i));
            activity.Stop();
            run.Tell([activity]);
        }

        run.AssertSame(atLeast: 5);
    }

    [Fact]
    public async Task Rules_for_tags_see_those_of_each_trace()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with
        {
            LearnsAtOnce = true,
            Sampling = new SamplingOptions
            {
                Rules = [new SamplingRule { Tags = new Dictionary<string, string> { ["card"] = "v*" }, SampleRate = 0 }],
                RateLimit = -1,
            },
        });
        for (int i = 0; i < 20; i++)
        {
            using Activity root = traces.Start("pay").SetTag("card", i % 2 == 0 ? $"visa {i}" : $"amex {i}");
            traces.Start("check").Stop();
        }

        await traces.FlushAsync();
        Assert.Equal(Enumerable.Repeat("visa -1", 10).Concat(Enumerable.Repeat("amex 1", 10)).Order(),
            traces.Spans.Where(static span => span.Resource == "pay")
                .Select(static span => $"{span.GetTag("card")![..4]} {span.GetMetric("_sampling_priority_v1")}")
                .Order());
    }

    private static ActivityTraceOptions Change(ActivityTraceOptions options, string setting) => setting switch
    {
        "rate" => options with { Sampling = new SamplingOptions { Rate = 0.5, RateLimit = 50 } },
        "rules"
            => options with
            {
                Sampling = new SamplingOptions
                {
                    Rules = [new SamplingRule { Resource = "GET*", SampleRate = 0.1 },
                new SamplingRule { Name = "*", SampleRate = 0.9 }]
                }
            },
        "tracer" => options with { Naming = SpanNaming.Tracer },
        "errors" => options with { HttpServerErrorStatuses = "404,500", HttpClientErrorStatuses = "400-499" },
        "peers" => options with { SetsPeerService = true },
        "spans"
            => options with
            {
                Sampling = new SamplingOptions
                {
                    Rate = 0.5, RateLimit = -1,
                    SpanRules = [new SamplingRule { SampleRate = 0.5 }]
                }
            },
        "filter" => options with { Filter = static activity => activity.DisplayName != "step 3" },
        _ => options,
    };
}

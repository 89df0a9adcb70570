using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>
/// Tags by which a program decides on a trace: <c>manual.keep</c>, <c>manual.drop</c>, and the priority as a number, as over OTLP.
/// </summary>
public sealed class ManualDecisionTests
{
    public static TheoryData<string, object, double> Tags => new()
    {
        { "manual.keep", true, 2 },
        { "manual.keep", 1, 2 },
        { "manual.keep", 1L, 2 },
        { "manual.keep", (byte)1, 2 },
        { "manual.keep", 1.0, 2 },
        { "manual.keep", "1", 2 },
        { "manual.keep", "true", 2 },
        { "manual.keep", 2L, 1 },
        { "manual.keep", "yes", 1 },
        { "manual.drop", 1L, -1 },
        { "_sampling_priority_v1", 2, 2 },
        { "_sampling_priority_v1", -1L, -1 },
        { "_sampling_priority_v1", 0.0, 0 },
        { "sampling.priority", 0L, 0 },
        { "sampling.priority", "2", 1 },
        { "_sampling_priority_v1", double.NaN, 1 },
        { "_sampling_priority_v1", long.MinValue, 1 },
    };

    [Theory]
    [MemberData(nameof(Tags))]
    public async Task Tag_of_the_local_root_decides(string name, object value, double priority)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        traces.Start("request").SetTag(name, value).Stop();

        Assert.Equal(priority, Assert.Single(await traces.FlushAsync()).Spans[0].GetMetric("_sampling_priority_v1"));
    }

    [Theory]
    [MemberData(nameof(Tags))]
    public async Task Tag_of_a_child_decides_where_the_root_says_nothing(string name, object value, double priority)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (traces.Start("request")) traces.Start("child").SetTag(name, value).Stop();
        await traces.FlushAsync();

        Assert.Equal(priority, traces.Spans.Single(static span => span.Resource == "request").GetMetric("_sampling_priority_v1"));
    }

    [Fact]
    public async Task Root_comes_before_its_children_and_flags_before_numbers()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (Activity root = traces.Start("request"))
        {
            root.SetTag("_sampling_priority_v1", 0).SetTag("manual.keep", true);
            traces.Start("child").SetTag("manual.drop", true).Stop();
        }

        await traces.FlushAsync();
        Assert.Equal(2, traces.Spans.Single(static span => span.Resource == "request").GetMetric("_sampling_priority_v1"));
        Assert.Equal("-4", traces.Spans[0].GetTag("_dd.p.dm"));
    }

    [Theory]
    [MemberData(nameof(Tags))]
    public async Task Tag_is_told_to_other_processes_before_its_span_ends(string name, object value, double priority)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { SetsPropagator = true });
        using Activity request = traces.Start("request").SetTag(name, value);
        var headers = new Dictionary<string, string>();
        DistributedContextPropagator.Current.Inject(request, headers,
            static (carrier, header, text) => ((Dictionary<string, string>)carrier!)[header] = text);

        Assert.Equal(priority.ToString(System.Globalization.CultureInfo.InvariantCulture), headers["x-datadog-sampling-priority"]);
    }

    [Theory]
    [InlineData("sampling.priority", 2, "_sampling_priority_v1", 0, 2)]
    [InlineData("_sampling_priority_v1", 0, "sampling.priority", 2, 2)]
    [InlineData("_sampling_priority_v1", 2, "_sampling_priority_v1", 0, 2)]
    [InlineData("sampling.priority", 2, "sampling.priority", 0, 0)]
    [InlineData("sampling.priority", 2, "sampling.priority", 1000, 1)]
    public async Task Of_several_numbers_the_one_of_the_mapping_decides_also_what_other_processes_are_told(string first, int one,
        string second, int other, int priority)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { SetsPropagator = true });
        var headers = new Dictionary<string, string>();
        using (Activity request = traces.Start("request").AddTag(first, one).AddTag(second, other))
        {
            DistributedContextPropagator.Current.Inject(request, headers,
                static (carrier, header, text) => ((Dictionary<string, string>)carrier!)[header] = text);
        }

        Assert.Equal(priority.ToString(System.Globalization.CultureInfo.InvariantCulture), headers["x-datadog-sampling-priority"]);
        Assert.Equal(priority, Assert.Single(await traces.FlushAsync()).Spans[0].GetMetric("_sampling_priority_v1"));
    }
}

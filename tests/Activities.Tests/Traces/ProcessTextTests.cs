using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>What is set for the process is sent as it is, as Datadog's tracers do; agents put it in the form of tags.</summary>
public sealed class ProcessTextTests
{
    [Fact]
    public async Task Service_environment_and_version_are_as_they_were_set()
    {
        await using CollectedTraces traces = await StartAsync();
        traces.Start("request").Stop();
        await traces.FlushAsync();
        Span span = Assert.Single(traces.Spans);

        Assert.Equal(("Shop Web", "Prod_EU", "1.2+Beta"), (span.Service, span.GetTag("env"), span.GetTag("version")));
        Assert.Equal((null, null, null),
            (span.GetTag("service.version"), span.GetTag("deployment.environment.name"), span.GetTag("_dd.base_service")));
    }

    [Theory]
    [InlineData("Shop Web")]
    [InlineData("shop_web")]
    public async Task Activity_that_names_the_same_service_belongs_to_it(string name)
    {
        await using CollectedTraces traces = await StartAsync();
        using (traces.Start("request")) traces.Start("child").SetTag("service.name", name).Stop();
        await traces.FlushAsync();
        Span child = traces.Spans.Single(static span => span.Resource == "child");

        Assert.Equal(("Shop Web", "1.2+Beta", null, null),
            (child.Service, child.GetTag("version"), child.GetTag("_dd.base_service"), child.GetMetric("_dd.top_level")));
    }

    [Fact]
    public async Task Parent_that_names_the_same_service_and_ends_later_is_of_it()
    {
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(static options => options with { PartialFlushSpans = 1 }, Process());
        using (traces.Start("request").SetTag("service.name", "shop web")) traces.Start("child").Stop();
        await traces.FlushAsync();

        Assert.Null(traces.Spans.Single(static span => span.Resource == "child").GetMetric("_dd.top_level"));
    }

    private static ProcessDescription Process() => new() { Service = "Shop Web", Environment = "Prod_EU", Version = "1.2+Beta" };

    private static Task<CollectedTraces> StartAsync() => CollectedTraces.StartAsync(null, Process());
}

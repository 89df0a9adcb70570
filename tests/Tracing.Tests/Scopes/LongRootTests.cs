using System.Globalization;

namespace SpanPack.Tracing.Tests.Scopes;

/// <summary>A root that stays open while its children come and go.</summary>
public sealed class LongRootTests
{
    private const int MostBytes = 50 * 1024 * 1024;

    [Fact]
    public async Task AMillionChildren_LeaveNoMemoryBehind()
    {
        // No agent: what cannot be sent is held up to the writer's limit, then dropped.
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            Process = new ProcessDescription { Service = "shop" },
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse("unix:///nowhere/agent.sock")) },
        });
        await using var collector =
            new ActivityTraceCollector(writer, new ActivityTraceOptions { IncludedSources = ["none"], SetsPropagator = false });
        var tracer = new Tracer(collector);
        long before = GC.GetTotalMemory(forceFullCollection: true);
        using IScope root = tracer.StartActive("root");
        for (int i = 0; i < 1_000_000; i++)
        {
            using IScope child = tracer.StartActive("child");
            child.Span.SetTag("number", i.ToString(CultureInfo.InvariantCulture));
        }

        long held = GC.GetTotalMemory(forceFullCollection: true) - before;
        Assert.True(held < MostBytes, $"{held:N0} bytes are held after a million children");
        Assert.True(collector.SpanCount >= 999_500, $"{collector.SpanCount:N0} spans were written before the root has ended");
    }
}

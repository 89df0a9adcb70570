using System.Diagnostics;
using System.Diagnostics.Metrics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>What is left of collectors and of traces, and what was counted meanwhile.</summary>
public sealed class CollectorEndTests
{
    [Fact]
    public async Task Disposing_SendsWhatWaits_AndListensNoMore()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        Activity root = traces.Start("request");
        traces.Start("child").Stop();

        await traces.Collector.DisposeAsync();
        root.Stop();

        Assert.False(traces.Source.HasListeners());
        Assert.Equal(["child"], (await traces.FlushAsync()).Select(static chunk => chunk.Spans[0].Resource));
    }

    [Fact]
    public async Task RootThatNobodyStopsOrHolds_IsForgotten()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        WeakReference root = Abandon(traces);
        Activity.Current = null; // before the flush, whose tasks keep the context that they began in
        await traces.FlushAsync();

        await Wait.UntilCollectedAsync(root, "the root is collected");

        static WeakReference Abandon(CollectedTraces traces)
        {
            Activity root = traces.Start("request");
            traces.Start("child").Stop();
            return new WeakReference(root);
        }
    }

    [Fact]
    public async Task AWriterOfItsOwn_EndsWithIt()
    {
        var collector = new ActivityTraceCollector(options: new ActivityTraceOptions
        {
            IncludedSources = ["SpanPack.Tests.Nothing"],
            SetsPropagator = false
        });
        await collector.DisposeAsync();
        collector.Writer.Write(new TraceChunk(new Span { TraceId = 1, SpanId = 1 }));

        Assert.Equal(1, collector.Writer.GetDropped(DropReason.Disposed).Spans);
    }

    [Fact]
    public async Task AWriterOfItsOwn_HasTheVariablesOfTheProgram()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using var collector = new ActivityTraceCollector(options: new ActivityTraceOptions
        {
            IncludedSources = ["SpanPack.Tests.Nothing"],
            SetsPropagator = false,
            ReadVariable = name => name switch
            {
                "DD_TRACE_AGENT_URL" => agent.Url.ToString(),
                "DD_SERVICE" => "of the program",
                "DD_TRACE_AGENT_PROTOCOL_VERSION" => "0.5",
                "DD_TRACE_STATEMENT_OBFUSCATION_ENABLED" => "false",
                _ => null,
            },
        });
        await Wait.UntilAsync(() => collector.Writer.Format == TraceFormat.V05, "the agent has said which formats it takes");
        var span = new Span { TraceId = 1, SpanId = 1 };
        span.SetTag("db.statement", "SELECT 7");
        collector.Writer.Write(new TraceChunk(span));
        await collector.Writer.FlushAsync();

        ReceivedRequest request = Assert.Single(agent.Requests, static request => request.ChunkCount > 0);
        Assert.Equal(("of the program", TraceFormat.V05), (collector.Writer.Process.Service, request.Format));
        Assert.Equal("SELECT 7", Assert.Single(request.Payload!.Chunks).Spans[0].GetTag("db.statement"));
    }

    [Fact]
    public async Task TheWriterOfTheProgram_GoesOn_AndHoldsItNoLonger()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        WeakReference collector = await UseAsync(traces.Writer);
        await Wait.UntilCollectedAsync(collector, "the collector is collected");
        traces.Start("request").Stop();
        Assert.Single(await traces.FlushAsync());

        static async Task<WeakReference> UseAsync(AgentWriter writer)
        {
            var collector = new ActivityTraceCollector(writer,
                new ActivityTraceOptions { IncludedSources = ["SpanPack.Tests.Nothing"], SetsPropagator = false });
            await collector.DisposeAsync();
            return new WeakReference(collector);
        }
    }

    [Fact]
    public async Task TheMeter_SaysWhatBecameOfActivities_UntilTheEnd()
    {
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(static options => options with { IncludedSources = ["SpanPack.Tests.Nothing"] });
        var counts = new Dictionary<string, long>();
        int? thread = null; // of whom makes our meter: other tests have some of this name, too
        using var listener = new MeterListener
        {
            InstrumentPublished = (instrument, listener) =>
            {
                if (instrument.Meter.Name == "SpanPack.Activities" && Environment.CurrentManagedThreadId == thread)
                    listener.EnableMeasurementEvents(instrument);
            },
        };
        listener.SetMeasurementEventCallback<long>((instrument, value, _, _) =>
            counts[instrument.Name["spanpack.activities.".Length..]] = value);
        listener.Start();
        thread = Environment.CurrentManagedThreadId;
        var collector = new ActivityTraceCollector(traces.Writer,
            new ActivityTraceOptions
            {
                IncludedSources = [traces.Source.Name], SetsPropagator = false, PartialFlushSpans = 2,
                Filter = static activity => activity.DisplayName != "noise"
            });
        thread = null;
        using (traces.Start("request"))
        {
            traces.Start("child").Stop();
            traces.Start("noise").Stop(); // two are sent
            traces.Start("child").Stop();
            await traces.Writer.FlushAsync().InTime(); // this one before its root ends
        }

        EndHierarchical(traces.Source, collector);
        collector.Stop(); // metrics are there until it is disposed
        listener.RecordObservableInstruments();
        Assert.Equal(["filtered 1", "misuses 0", "partial_chunks 1", "spans 3", "unusable 2"],
            counts.Select(static count => $"{count.Key} {count.Value}").Order(StringComparer.Ordinal));
        counts.Clear();
        await collector.DisposeAsync();
        listener.RecordObservableInstruments();
        Assert.Empty(counts);
    }

    [Fact]
    public void APlaceThatSomebodyElseHasTaken_IsNotGivenBack()
    {
        DistributedContextPropagator before =
            DistributedContextPropagator.Current, other = DistributedContextPropagator.CreatePassThroughPropagator();
        try
        {
            PropagatorRegistration registration = DelegatingPropagator.Instance.Register(new DatadogPropagator());
            DistributedContextPropagator.Current = other;
            DelegatingPropagator.Instance.Unregister(registration);
            Assert.Same(other, DistributedContextPropagator.Current);
        }
        finally
        {
            DistributedContextPropagator.Current = before;
        }
    }

    // Once by its end, and once in a batch.
    private static void EndHierarchical(ActivitySource source, ActivityTraceCollector collector)
    {
        using Activity old = new Activity("old").SetIdFormat(ActivityIdFormat.Hierarchical).Start();
        source.StartActivity("child")!.Stop();
        collector.Write([old]);
    }
}

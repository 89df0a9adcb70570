namespace SpanPack.Migration.Tests.Programs;

/// <summary>The console job gives the spans that Datadog's tracer gives.</summary>
public sealed class JobTests
{
    private const string Query = "invoice.send > invoice.query (invoice-db, sql) SELECT SUM ( amount ) FROM orders WHERE customer = ?; "
        + "db.name=orders db.type=sqlite span.kind=client team=billing";

    [Fact]
    public async Task Spans_AreThoseOfDatadog()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        (Span[] spans, string output) = await SampleProgram.RunAsync("Job", agent);

        Assert.Equal("1 failed", output.Trim());
        Assert.Equal(
            string.Join('\n', [
                "invoices.run (invoice-job, custom) daily; invoices.customers=3 invoices.failed=1 team=billing",
                "invoices.run > invoice.send (invoice-job, ) send Ada; customer=Ada invoice.total=31.5 span.kind=internal team=billing",
                Query,
                "invoices.run > invoice.send! (invoice-job, ) send Bob; customer=Bob error.msg=Bob has no orders. "
                    + "error.type=System.InvalidOperationException span.kind=internal team=billing",
                Query,
                "invoices.run > invoice.send (invoice-job, ) send Cy; customer=Cy invoice.total=21 span.kind=internal team=billing",
                Query,
            ]),
            SpanLines.Of(spans));
        Assert.StartsWith("System.InvalidOperationException: Bob has no orders.\n   at Migration.Job.InvoiceJob.SumAsync(",
            spans.Single(static span => span.Error != 0).GetTag("error.stack")!.ReplaceLineEndings("\n"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task Trace_HasTheTagsOfTheTracer()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        (Span[] spans, _) = await SampleProgram.RunAsync("Job", agent);

        TraceChunk chunk =
            Assert.Single(agent.Requests.Where(static request => request.IsAccepted).SelectMany(static request => request.Payload!.Chunks));
        Span root = spans.Single(static span => span.ParentId == 0);
        Assert.Equal((7, SamplingPriority.UserKeep), (chunk.SpanCount, (SamplingPriority)root.GetMetric("_sampling_priority_v1")!));
        Assert.Equal("-4", spans.Select(static span => span.GetTag("_dd.p.dm")).OfType<string>().Single());
        Assert.All(spans, static span => Assert.Equal(("test", "dotnet"), (span.GetTag("env"), span.GetTag("language"))));
        Assert.Equal(("1.2", 1.0), (root.GetTag("version"), root.GetMetric("_dd.top_level")));
        Assert.All(spans.Where(static span => span.Service == "invoice-db"), static span
            => Assert.Equal(("invoice-job", "m", 1.0),
                (span.GetTag("_dd.base_service"), span.GetTag("_dd.svc_src"), span.GetMetric("_dd.top_level"))));
        Assert.All(spans, span => Assert.True(span.Start >= root.Start && span.Start + span.Duration <= root.Start + root.Duration));
        Assert.InRange(DateTimeOffset.FromUnixTimeSeconds((long)(ulong)(root.TraceId >> 96)), DateTimeOffset.UtcNow.AddHours(-1),
            DateTimeOffset.UtcNow);
    }
}

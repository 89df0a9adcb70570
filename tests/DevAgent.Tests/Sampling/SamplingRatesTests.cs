using System.Text;

namespace SpanPack.DevAgent.Tests;

public class SamplingRatesTests
{
    [Fact]
    public void Fresh_HasTheRatesOfTheOptions()
    {
        var rates = new SamplingRates(new Dictionary<string, double> { ["service:web,env:prod"] = 0.25, ["service:,env:"] = 0.5 }, "none");

        Assert.Equal("{\"rate_by_service\":{\"service:,env:\":0.5,\"service:web,env:prod\":0.25}}\n", Text(rates.Tell("")));
    }

    [Fact]
    public void SeenServices_GetTheDefaultRateUnlessTheyHaveTheirOwn()
    {
        var rates = new SamplingRates(new Dictionary<string, double> { ["service:web,env:prod"] = 0.25, ["service:,env:"] = 0.5 }, "none");
        Learn(rates, Root("Web", "Prod"));
        Learn(rates, Root("my shop!", "Test__ß"));

        Assert.Equal(
            "{\"rate_by_service\":{\"service:,env:\":0.5,\"service:my_shop,env:test_\\u00DF\":0.5,\"service:web,env:prod\":0.25}}\n",
            Text(rates.Tell("")));
    }

    [Fact]
    public void Root_IsTheLastSpanWithoutParent()
    {
        var rates = new SamplingRates(new Dictionary<string, double> { ["service:,env:"] = 1 }, "none");
        Learn(rates, Root("first", "x"), Root("second", "x"), new Span { Service = "child", ParentId = 5, SpanId = 6 });
        Learn(rates, new Span { Service = "inner", ParentId = 6, SpanId = 7 }, new Span { Service = "orphan", ParentId = 5, SpanId = 6 });

        Assert.Equal(
            "{\"rate_by_service\":{\"service:,env:\":1,\"service:orphan,env:\":1,\"service:orphan,env:none\":1,\"service:second,env:x\":1}}\n",
                Text(rates.Tell("")));
    }

    [Fact]
    public void SpanWithoutService_TeachesNothing()
    {
        var rates = new SamplingRates(new Dictionary<string, double> { ["service:,env:"] = 1 }, "none");
        Learn(rates, new Span(), Root("__", "x"));

        Assert.Equal("{\"rate_by_service\":{\"service:,env:\":1}}\n", Text(rates.Tell("")));
    }

    [Fact]
    public void LongNames_AreCutByTheirBytes()
    {
        var rates = new SamplingRates(new Dictionary<string, double>(), "none");
        Learn(rates, Root(new string('é', 60), new string('e', 201)));

        Assert.Equal(
            $"{{\"rate_by_service\":{{\"service:{string.Concat(Enumerable.Repeat("\\u00E9", 50))},env:{new string('e', 200)}\":1}}}}\n",
            Text(rates.Tell("")));
    }

    [Fact]
    public void CurrentVersion_IsAnsweredWithAnEmptyObject()
    {
        var rates = new SamplingRates(new Dictionary<string, double> { ["service:,env:"] = 1 }, "none");
        string version = rates.Tell("other").Version;

        Assert.Equal("{}", Text(rates.Tell(version)));
        Assert.Equal(version, rates.Tell(version).Version);
        Assert.NotEqual("{}", Text(rates.Tell("other")));
    }

    [Fact]
    public void Version_ChangesWithTheRates()
    {
        var rates = new SamplingRates(new Dictionary<string, double> { ["service:,env:"] = 1 }, "none");
        string version = rates.Tell("x").Version;
        Learn(rates, Root("web", "prod"));

        string next = rates.Tell(version).Version;
        Assert.NotEqual(version, next);
        Learn(rates, Root("web", "prod"));
        Assert.Equal(next, rates.Tell(next).Version);
    }

    [Fact]
    public void MadeUpServices_DoNotFillTheAnswer()
    {
        var rates = new SamplingRates(new Dictionary<string, double> { ["service:,env:"] = 1 }, "none");
        for (int i = 0; i < 10_000; i++) Learn(rates, Root($"service-{i}", "prod"));

        Assert.Equal(4096, Text(rates.Tell("")).Split("\":1").Length - 1);
    }

    private static Span Root(string service, string environment)
    {
        var span = new Span { Service = service };
        span.SetTag("env", environment);
        return span;
    }

    private static void Learn(SamplingRates rates, params Span[] spans)
    {
        byte[] body = TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V04, Chunks = [new TraceChunk(spans)] });
        rates.Learn(PayloadSummary.Of(body, TraceFormat.V04));
    }

    private static string Text((byte[] Json, string Version) told) => Encoding.UTF8.GetString(told.Json);
}

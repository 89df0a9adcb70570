using System.Text;

namespace SpanPack.DevAgent.Tests;

public class SamplingRatesTests
{
    [Fact]
    public void Fresh_HasTheRatesOfTheOptions()
    {
        var rates = new SamplingRates(new() { SamplingRates = new Dictionary<string, double> { ["service:web,env:prod"] = 0.25, ["service:,env:"] = 0.5 } });

        Assert.Equal("{\"rate_by_service\":{\"service:,env:\":0.5,\"service:web,env:prod\":0.25}}\n", Text(rates.Answer("")));
    }

    [Fact]
    public void SeenServices_GetTheDefaultRateUnlessTheyHaveTheirOwn()
    {
        var rates = new SamplingRates(new() { SamplingRates = new Dictionary<string, double> { ["service:web,env:prod"] = 0.25, ["service:,env:"] = 0.5 } });
        rates.Learn(Payload(Root("Web", "Prod")));
        rates.Learn(Payload(Root("my shop!", "Test__ß")));

        Assert.Equal("{\"rate_by_service\":{\"service:,env:\":0.5,\"service:my_shop,env:test_\\u00DF\":0.5,\"service:web,env:prod\":0.25}}\n", Text(rates.Answer("")));
    }

    [Fact]
    public void Root_IsTheLastSpanWithoutParent()
    {
        var rates = new SamplingRates(new());
        rates.Learn(Payload(Root("first", "x"), Root("second", "x"), new Span { Service = "child", ParentId = 5, SpanId = 6 }));
        rates.Learn(Payload(new Span { Service = "inner", ParentId = 6, SpanId = 7 }, new Span { Service = "orphan", ParentId = 5, SpanId = 6 }));

        Assert.Equal(
            "{\"rate_by_service\":{\"service:,env:\":1,\"service:orphan,env:\":1,\"service:orphan,env:none\":1,\"service:second,env:x\":1}}\n", Text(rates.Answer("")));
    }

    [Fact]
    public void SpanWithoutService_TeachesNothing()
    {
        var rates = new SamplingRates(new());
        rates.Learn(Payload(new Span(), Root("__", "x")));

        Assert.Equal("{\"rate_by_service\":{\"service:,env:\":1}}\n", Text(rates.Answer("")));
    }

    [Fact]
    public void CurrentVersion_IsAnsweredWithAnEmptyObject()
    {
        var rates = new SamplingRates(new());
        string version = rates.Answer("other").RatesVersion!;

        Assert.Equal("{}", Text(rates.Answer(version)));
        Assert.Equal(version, rates.Answer(version).RatesVersion);
        Assert.NotEqual("{}", Text(rates.Answer("other")));
    }

    [Fact]
    public void Version_IsToldOnlyWhenAskedFor() => Assert.Null(new SamplingRates(new()).Answer("").RatesVersion);

    [Fact]
    public void Version_ChangesWithTheRates()
    {
        var rates = new SamplingRates(new());
        string version = rates.Answer("x").RatesVersion!;
        rates.Learn(Payload(Root("web", "prod")));

        string next = rates.Answer(version).RatesVersion!;
        Assert.NotEqual(version, next);
        rates.Learn(Payload(Root("web", "prod")));
        Assert.Equal(next, rates.Answer(next).RatesVersion);
    }

    [Fact]
    public void MadeUpServices_DoNotFillTheAnswer()
    {
        var rates = new SamplingRates(new());
        for (int i = 0; i < 10_000; i++) rates.Learn(Payload(Root($"service-{i}", "prod")));

        Assert.Equal(4096, Text(rates.Answer("")).Split("\":1").Length - 1);
    }

    private static Span Root(string service, string environment)
    {
        var span = new Span { Service = service };
        span.SetTag("env", environment);
        return span;
    }

    private static TracePayload Payload(params Span[] spans) => new(TraceFormat.V04, TracePayloadHeader.Empty, [new TraceChunk(spans)]);

    private static string Text(AgentAnswer answer) => Encoding.UTF8.GetString(answer.Body.Span);
}

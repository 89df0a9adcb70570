using System.Globalization;

namespace SpanPack.Migration.Tests.Programs;

/// <summary>The consumer gives the spans that Datadog's tracer gives.</summary>
public sealed class ConsumerTests
{
    private static readonly UInt128 s_ofDatadog = Id("65f1a2b300000000123456789abcdef0");
    private static readonly UInt128 s_ofW3C = Id("65f1a2b40000000000000000000000aa");
    private static readonly UInt128 s_failed = Id("65f1a2b50000000000000000000000cc");

    [Fact]
    public async Task Spans_AreThoseOfDatadog()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        (Span[] spans, _) = await SampleProgram.RunAsync("Consumer", agent);

        const string Service = "Migration.Consumer";
        const string Consumed = $"orders.consume ({Service}, queue) Consume Topic orders; order.id=";
        const string Shipped = $"orders.consume > order.ship ({Service}, ) order.ship;";
        Assert.Equal(
            string.Join('\n', [
                $"{Consumed}7 span.kind=consumer", Shipped, $"{Consumed}8 span.kind=consumer", Shipped, $"{Consumed}9 span.kind=consumer",
                Shipped,
                $"orders.consume! ({Service}, queue) Consume Topic orders; error.msg=order ('-1') must be a non-negative value. "
                    + "(Parameter 'order')\nActual value was -1. error.type=System.ArgumentOutOfRangeException order.id=-1 "
                        + "span.kind=consumer",
                Shipped,
            ]),
            SpanLines.Of(spans));
    }

    [Fact]
    public async Task Traces_AreThoseOfTheProducers()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        (Span[] spans, _) = await SampleProgram.RunAsync("Consumer", agent);

        Span[] consumed = [.. spans.Where(static span => span.Name == "orders.consume").OrderBy(static span => span.Start)];
        Assert.Equal([(s_ofDatadog, 81985529216486895ul), (s_ofW3C, 0xbbul), (consumed[2].TraceId, 0ul), (s_failed, 0xddul)],
            consumed.Select(static span => (span.TraceId, span.ParentId)));
        Assert.DoesNotContain(consumed[2].TraceId, new[] { s_ofDatadog, s_ofW3C, s_failed, UInt128.Zero });

        Assert.Equal([2.0, 1, 1, 1], consumed.Select(static span => span.GetMetric("_sampling_priority_v1")));
        Assert.Equal("synthetics", consumed[0].GetTag("_dd.origin"));
        Assert.Equal("-4",
            spans.Where(static span => span.TraceId == s_ofDatadog)
                .Select(static span => span.GetTag("_dd.p.dm"))
                .OfType<string>()
                .Single());
    }

    [Fact]
    public async Task Answers_CarryTheSpan()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        (Span[] spans, string output) = await SampleProgram.RunAsync("Consumer", agent);

        Assert.Equal(
            spans.Where(static span => span.Name == "orders.consume").OrderBy(static span => span.Start)
                .Select(static span =>
                    string.Create(CultureInfo.InvariantCulture,
                        $"order {span.GetMetric("order.id")}: answer continues trace {(ulong)span.TraceId}, span {span.SpanId}")),
            output.Split('\n', StringSplitOptions.RemoveEmptyEntries));
    }

    private static UInt128 Id(string hex) => UInt128.Parse(hex, NumberStyles.HexNumber, CultureInfo.InvariantCulture);
}

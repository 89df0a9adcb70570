using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Verbatim;

[Trait(Category.Name, Category.Properties)]
public sealed class RoundTripTests
{
    [Fact]
    public void AnySpan_IsWhatWasPlanned_ForBothReaders() => Property.Holds(Plan.OfSpan(), 1500, static plan =>
    {
        string expected = ModelOfPlan.Verbatim(plan).ToString();
        byte[] chunk = Written.Verbatim(plan.Build());

        Assert.Equal(expected, ModelOfNode.Of(PlainMessagePack.Decode(chunk).Items.Single()).ToString());
        Assert.Equal(expected, ModelOfSpan.Of(Written.Read(chunk).Spans[0]).ToString());
    });

    [Fact]
    public void AnySpan_ThatWasRead_IsWrittenAsTheSameBytes() => Property.Holds(Plan.OfSpan(), 500, static plan =>
    {
        byte[] first = Written.Chunk(SpanMessagePackFormatter.Verbatim, Written.Read(Written.Verbatim(plan.Build())));
        byte[] second = Written.Chunk(SpanMessagePackFormatter.Verbatim, Written.Read(first));

        Assert.Equal(Convert.ToHexString(first), Convert.ToHexString(second));
    });

    [Theory]
    [InlineData(0)]
    [InlineData(5)]
    [InlineData(6)]
    [InlineData(127)]
    [InlineData(128)]
    [InlineData(256)]
    [InlineData(65_536)]
    [InlineData(uint.MaxValue)]
    public void AnyKind_IsWrittenAsItWasRead(uint kind)
    {
        var span = new Span { TraceId = 1, SpanId = 2, V1Fields = new SpanV1Fields { Kind = kind } };
        var payload = new TracePayload { Format = TraceFormat.V1, Chunks = [new TraceChunk(span) { TraceId = 1 }] };
        byte[] written = TraceConverter.ToBytes(payload);
        TracePayload read = TracePayloadReader.Read(written, TraceFormat.V1);

        Assert.Equal(kind, read.Chunks[0].Spans[0].V1Fields?.Kind ?? 0);
        Assert.Equal(written, TraceConverter.ToBytes(read));
    }

    [Fact]
    public void AnySpan_SaysItsTagsAsTheyAreWritten() => Property.Holds(Plan.OfSpan(), 500, static plan =>
    {
        Span span = plan.Build();
        var tags = new TagOracle(plan.Tags);
        SortedDictionary<string, string> strings = tags.Strings();
        SortedDictionary<string, double> numbers = tags.Numbers();
        SpanModel model = ModelOfSpan.Of(span);

        Assert.Equal(strings, model.Meta);
        Assert.Equal(numbers, model.Metrics);
        foreach (string name in plan.Tags.Select(static operation => operation.Name).Concat(strings.Keys).Concat(numbers.Keys))
        {
            Assert.Equal(strings.GetValueOrDefault(name), span.GetTag(name));
            Assert.Equal(numbers.TryGetValue(name, out double number) ? number : null, span.GetMetric(name));
        }
    });
}

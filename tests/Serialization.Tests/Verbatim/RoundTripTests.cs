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

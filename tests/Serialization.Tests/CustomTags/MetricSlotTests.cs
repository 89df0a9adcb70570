using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.CustomTags;

/// <summary>Text that is set by the name of a numeric slot.</summary>
public sealed class MetricSlotTests
{
    private const string Name = "test.leaf.metric";

    private readonly LeafTags _tags = new();
    private readonly Span _span;

    public MetricSlotTests() => _span = new Span { Tags = _tags };

    [Theory]
    [InlineData("12", 12)]
    [InlineData(" -1.5e3 ", -1500)]
    [InlineData("NaN", double.NaN)]
    public void ANumberAsText_GoesToTheSlot(string text, double number)
    {
        _span.SetTag(Name, text);

        Assert.Equal(number, _tags.Metric);
        Assert.Null(_span.GetTag(Name));
        Assert.Equal(number, _span.GetMetric(Name));
    }

    [Theory]
    [InlineData("twelve")]
    [InlineData("1,5")]
    [InlineData("")]
    public void AnyOtherText_IsKeptAsText_AndUnsetsTheSlot(string text)
    {
        _tags.Metric = 1;
        _span.SetTag(Name, text);

        Assert.Null(_tags.Metric);
        Assert.Null(_span.GetMetric(Name));
        Assert.Equal(text, _span.GetTag(Name));
        Node written = Written.Only(_span);
        Assert.Equal(text, written["meta"][Name].Text);
        Assert.False(written["metrics"].Has(Name));
    }

    [Fact]
    public void ASlotThatIsSetLater_HidesTheText()
    {
        _span.SetTag(Name, "twelve");
        _tags.Metric = 12;

        Assert.Null(_span.GetTag(Name));
        Assert.Equal(12, _span.GetMetric(Name));
        Node written = Written.Only(_span);
        Assert.False(written["meta"].Has(Name));
        Assert.Equal(12, written["metrics"][Name].Float64);
    }

    [Fact]
    public void ANullText_UnsetsTheSlotAndTheText()
    {
        _span.SetTag(Name, "twelve");
        _span.SetTag(Name, null);
        Assert.Null(_span.GetTag(Name));

        _tags.Metric = 12;
        _span.SetTag(Name, null);
        Assert.Null(_tags.Metric);
    }

    [Fact]
    public void TextSetBefore_MovesWhenItIsANumber()
    {
        var span = new Span();
        span.SetTag(Name, "12");
        span.SetTag("test.leaf.metric.float", "half");
        span.Tags = _tags;

        Assert.Equal(12, _tags.Metric);
        Assert.Null(_tags.Float);
        Assert.Equal("half", span.GetTag("test.leaf.metric.float"));
    }
}

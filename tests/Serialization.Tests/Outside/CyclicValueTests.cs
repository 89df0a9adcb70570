using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Outside;

/// <summary>Values that contain themselves end: as text, compared, and written.</summary>
public sealed class CyclicValueTests
{
    [Fact]
    public void TextOfAListThatContainsItself_Ends()
    {
        AttributeList list = Cyclic();
        Assert.StartsWith("{self: {self: {", list.ToString(), StringComparison.Ordinal);
        Assert.Contains("…", list.ToString(), StringComparison.Ordinal);
        Assert.Equal(list.ToString(), new TagValue(list).ToString());
        Assert.Contains("…", new TagValue([new TagValue(list)]).ToString(), StringComparison.Ordinal);
        Assert.Contains("…", new SpanEvent("event", 1) { Attributes = list }.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void TextOfAListThatContainsItselfTwice_IsBounded()
    {
        AttributeList list = Cyclic();
        list.Add("again", new TagValue(list));
        Assert.InRange(list.ToString().Length, 1000, 2 * 1024 * 1024);
    }

    [Fact]
    public void TextOfNestedValues_IsWhatItWas()
    {
        var list = new AttributeList
        {
            ["a"] = 1, ["b"] = new TagValue([true, "x", new TagValue([1.5])]),
            ["c"] = new TagValue(new AttributeList()), ["d"] = new TagValue((string?)null)
        };
        Assert.Equal("{a: 1, b: [true, x, [1.5]], c: {}, d: }", list.ToString());
        Assert.Equal("[]", new TagValue(ReadOnlySpan<TagValue>.Empty).ToString());
    }

    [Fact]
    public void ListsThatContainThemselves_AreComparedOrRefused()
    {
        TagValue value = new(Cyclic()), other = new(Cyclic());
        Assert.Equal(value, value);
        Assert.Throws<InsufficientExecutionStackException>(() => value == other);
    }

    [Theory]
    [InlineData(TraceFormat.V04)]
    [InlineData(TraceFormat.V05)]
    [InlineData(TraceFormat.V07)]
    [InlineData(TraceFormat.V1)]
    public void AListThatContainsItself_IsWrittenToADepth(TraceFormat format)
    {
        Span span = Example.Root(1);
        span.AddEvent(new SpanEvent("event", 1) { Attributes = Cyclic() });
        span.AddLink(new SpanLink(1, 2) { Attributes = Cyclic() });
        span.SetAttribute("attribute", new TagValue(Cyclic()));
        using var writer = new TracePayloadWriter(format);
        Assert.True(writer.TryAppend(new TraceChunk(span)));
        Assert.InRange(writer.ByteCount, 100, 100_000);
    }

    [Theory]
    [ThoroughData(TraceFormat.V04)]
    [InlineData(TraceFormat.V05)]
    public void AListThatContainsItselfTwice_IsJsonToALength(TraceFormat format)
    {
        AttributeList list = Cyclic();
        list.Add("again", new TagValue(list));
        Span span = Example.Root(1);
        span.SetAttribute("attribute", new TagValue(list));
        using var writer = new TracePayloadWriter(format, new() { MaxBytes = 64 * 1024 * 1024 });
        Assert.True(writer.TryAppend(new TraceChunk(span)));
        Assert.InRange(writer.ByteCount, 16 * 1024 * 1024, 17 * 1024 * 1024);
    }

    [Theory]
    [InlineData(TraceFormat.V05)]
    [InlineData(TraceFormat.V1)]
    public void AListThatContainsItselfTwice_EndsInAnEvent(TraceFormat format)
    {
        AttributeList list = Cyclic();
        list.Add("again", new TagValue(list));
        Span span = Example.Root(1);
        span.AddEvent(new SpanEvent("event", 1) { Attributes = list });
        using var writer = new TracePayloadWriter(format, new() { MaxBytes = 64 * 1024 * 1024 });
        Assert.True(writer.TryAppend(new TraceChunk(span)));
    }

    private static AttributeList Cyclic()
    {
        var list = new AttributeList();
        list.Add("self", new TagValue(list));
        return list;
    }
}

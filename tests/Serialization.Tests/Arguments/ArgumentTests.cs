namespace SpanPack.Serialization.Tests.Arguments;

/// <summary>Arguments that make no sense, and what is said of them.</summary>
public sealed class ArgumentTests
{
    private readonly Span _span = new();
    private readonly TraceTags _traceTags = new();
    private readonly AttributeList _attributes = [];

    [Fact]
    public void Names_AreNotNull()
    {
        Assert.Throws<ArgumentNullException>("name", () => _span.SetTag(null!, "v"));
        Assert.Throws<ArgumentNullException>("name", () => _span.SetMetric(null!, 1));
        Assert.Throws<ArgumentNullException>("name", () => _span.GetTag(null!));
        Assert.Throws<ArgumentNullException>("name", () => _span.GetMetric(null!));
        Assert.Throws<ArgumentNullException>("name", () => _span.SetMetaStruct(null!, [0x80]));
        Assert.Throws<ArgumentNullException>("name", () => _span.GetMetaStruct(null!));
        Assert.Throws<ArgumentNullException>("name", () => _traceTags[null!]);
        Assert.Throws<ArgumentNullException>("name", () => _traceTags[null!] = "v");
        Assert.Throws<ArgumentNullException>("key", () => _attributes.Add(null!, 1));
        Assert.Throws<ArgumentNullException>("key", () => _attributes[null!]);
        Assert.Throws<ArgumentNullException>("key", () => _attributes.TryGetValue(null!, out _));
        Assert.Throws<ArgumentNullException>("name", () => new SpanEvent(null!, 1));
        Assert.Throws<KeyNotFoundException>(() => _attributes["none"]);
    }

    [Fact]
    public void Parts_AreNotNull()
    {
        Assert.Throws<ArgumentNullException>("link", () => _span.AddLink(null!));
        Assert.Throws<ArgumentNullException>("spanEvent", () => _span.AddEvent(null!));
        Assert.Throws<ArgumentNullException>("processTags", () => new SpanMessagePackFormatter(null!));
        Assert.Throws<ArgumentNullException>("options.ProcessTags",
            () => new TracePayloadWriter(TraceFormat.V1, new() { ProcessTags = null! }));
        Assert.Throws<ArgumentNullException>("options.Header", () => new TracePayloadWriter(TraceFormat.V1, new() { Header = null! }));
        Assert.Throws<ArgumentNullException>("writer",
            () => SpanMessagePackFormatter.Verbatim.Write((System.Buffers.IBufferWriter<byte>)null!, default(TraceChunk)));
        Assert.Throws<ArgumentNullException>(() => (TagValue)(string[])null!);
        Assert.Throws<ArgumentNullException>(() => (TagValue)(long[])null!);
    }

    [Fact]
    public void Collections_HaveNoNullSpans_AndEndWithinTheirArray()
    {
        Assert.Throws<ArgumentNullException>("span", () => new SpanCollection((Span)null!));
        Assert.Throws<ArgumentNullException>("spans", () => new SpanCollection((Span[])null!));
        Assert.Throws<ArgumentNullException>("spans", () => new SpanCollection(null!, 0));
        Assert.Throws<ArgumentOutOfRangeException>("count", () => new SpanCollection([], 1));
        Assert.Throws<ArgumentOutOfRangeException>("count", () => new SpanCollection([_span], -1));
        Assert.Throws<ArgumentException>("spans", () => new SpanCollection([_span, null!]));
        Assert.Throws<ArgumentNullException>("span", () => default(SpanCollection.Builder).Add(null!));
        Assert.Throws<ArgumentOutOfRangeException>("index", () => new SpanCollection(_span)[1]);
        Assert.Throws<ArgumentOutOfRangeException>("index", () => new SpanCollection(_span)[-1]);
        Assert.Throws<ArgumentOutOfRangeException>("index", () => default(SpanCollection)[0]);
        Assert.Throws<ArgumentOutOfRangeException>("index", () => new SpanCollection([_span, _span, null!], 2)[2]);
    }

    [Fact]
    public void Sizes_AreInTheirRange()
    {
        Assert.Throws<ArgumentOutOfRangeException>("capacity", () => new PayloadBuffer(-1));
        Assert.Throws<ArgumentOutOfRangeException>("options.TargetBytes",
            () => new TracePayloadWriter(TraceFormat.V04, new() { TargetBytes = 0 }));
        Assert.Throws<ArgumentOutOfRangeException>("options.MaxBytes",
            () => new TracePayloadWriter(TraceFormat.V04, new() { TargetBytes = 10, MaxBytes = 9 }));
        using var smallest = new TracePayloadWriter(TraceFormat.V04, new() { TargetBytes = 1, MaxBytes = 1 });
        Assert.False(smallest.TryAppend(default));
    }

    [Theory]
    [InlineData(-1)]
    [InlineData(4)]
    public void Formats_AreKnown(int number)
    {
        var format = (TraceFormat)number;
        byte[] empty = [0x90];
        var known = new TracePayload { Format = TraceFormat.V1, Chunks = [] };
        var unknown = new TracePayload { Format = format, Chunks = [] };

        Assert.Throws<ArgumentOutOfRangeException>("format", () => new TracePayloadWriter(format));
        Assert.Throws<ArgumentOutOfRangeException>("format", () => TracePayloadReader.Read(empty, format));
        Assert.Throws<ArgumentOutOfRangeException>("format", () => TraceConverter.ToBytes(unknown));
        Assert.Throws<ArgumentOutOfRangeException>("target", () => TraceConverter.Convert(known, format));
    }

    [Fact]
    public void ADisposedBuffer_SaysSo()
    {
        var buffer = new PayloadBuffer();
        buffer.Dispose();
        buffer.Dispose();

        Assert.Equal(0, buffer.Length);
        Assert.Throws<ObjectDisposedException>(() => SpanMessagePackFormatter.Verbatim.Write(buffer, default, isFirstOfPayload: false));
        Assert.Throws<ObjectDisposedException>(() => buffer.WrittenSpan.Length);
        Assert.Throws<ObjectDisposedException>(() => buffer.WrittenMemory.Length);
    }

    [Fact]
    public void AFormatException_NeedsItsTexts()
    {
        Assert.Throws<ArgumentNullException>("reason", () => new TraceFormatException(null!, 0, ""));
        Assert.Throws<ArgumentNullException>("path", () => new TraceFormatException("wrong", 0, null!));
    }
}

using SpanPack.CompilerServices;

namespace SpanPack.Serialization.Tests.Texts;

/// <summary>What debuggers and logs show of payloads and of what makes them.</summary>
public sealed class PayloadTextTests
{
    private static readonly TraceChunk s_chunk = new(new Span { SpanId = 11, Name = "a" });

    [Fact]
    public void Payload_IsFormatAndNumbers()
        => Assert.Equal("V05: 2 chunks, 2 spans", new TracePayload { Format = TraceFormat.V05, Chunks = [s_chunk, s_chunk] }.ToString());

    [Fact]
    public void Header_ListsWhatIsSet()
    {
        Assert.Equal("{}", TracePayloadHeader.Empty.ToString());
        Assert.Equal("{env: prod} {a: b}",
            new TracePayloadHeader { Environment = "prod", HostName = "", Attributes = new AttributeList { ["a"] = "b" } }.ToString());
    }

    [Fact]
    public void Process_IsServiceEnvironmentAndVersion()
    {
        Assert.Equal("shop 1.2.3", new ProcessTags { Service = "shop", Version = "1.2.3" }.ToString());
        Assert.Equal("adds the tags of shop", new SpanMessagePackFormatter(new ProcessTags { Service = "shop" }).ToString());
        Assert.Equal("adds no tags", SpanMessagePackFormatter.Verbatim.ToString());
    }

    [Fact]
    public void Writer_SaysHowMuchThereIs()
    {
        using var writer = new TracePayloadWriter(TraceFormat.V04);
        Assert.Equal("v0.4, chunks: 0, spans: 0, bytes: 5", writer.ToString());
        Assert.True(writer.TryAppend(s_chunk));
        FinishedPayload payload = writer.Complete();
        Assert.Equal($"v0.4, chunks: 1, spans: 1, bytes: {payload.ToArray().Length}", writer.ToString());
        Assert.Equal(writer.ToString(), payload.ToString());
        Assert.Equal("no payload", default(FinishedPayload).ToString());
    }

    [Fact]
    public void Conversion_IsPayloadAndReport()
    {
        TracePayload payload = new() { Format = TraceFormat.V04, Chunks = [s_chunk] };
        Assert.Equal("V07: 1 chunks, 1 spans; v0.4 to v0.7: nothing was lost", TraceConverter.Convert(payload, TraceFormat.V07).ToString());
        Assert.Equal("v0.7", TraceFormat.V07.GetTraits().ToString());
    }

    [Fact]
    public void Table_SaysHowManyTagsThereAre()
    {
        byte[] names = [0xA1, (byte)'a', 0xA1, (byte)'b'];
        var table = new TagTable(TagTable.ContractVersion, names, default, names);
        Assert.Equal("2 strings, 0 numbers, 1 constants", table.ToString());
        TagLevel.Create(table, new string?[2], out TagLevel level);
        Assert.Equal("2 strings, 0 numbers, 1 constants", level.ToString());
        Assert.Equal("", default(TagLevel).ToString());
    }

    [Fact]
    public void ValueOfAPayload_IsAsOfASpan()
    {
        var texts = new ValueTexts();
        using var writer = new TracePayloadWriter(TraceFormat.V1, TracePayloadWriterOptions.Verbatim);
        Assert.True(writer.TryAppend(new TraceChunk(new Span { SpanId = 11 })
        {
            Attributes = new AttributeList
            {
                ["a"] = "x", ["b"] = 1.5,
                ["c"] = new TagValue([1])
            }
        }));
        TracePayloadReader.Visit(writer.Complete().AsMemory().Span, TraceFormat.V1, ref texts);

        Assert.Equal(["a: x", "b: 1.5", "c: AQ=="], texts.Seen);
    }

    private sealed class ValueTexts : TraceVisitor
    {
        internal List<string> Seen { get; } = [];

        public override void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
            => Seen.Add($"{key.ToString()}: {value.ToString()}");
    }
}

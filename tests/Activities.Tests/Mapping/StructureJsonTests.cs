using System.Text.Json;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>
/// Events and links as JSON in tags, for agents and formats without them, are the agent's own texts of the vectors: byte by byte, but
/// always valid JSON.
/// </summary>
public sealed class StructureJsonTests
{
    private static readonly SpanMapper s_mapper = new(new MappingOptions { Clock = new FixedClock() });

    [Theory]
    [InlineData("events", TraceFormat.V04, 30)]
    [InlineData("events", TraceFormat.V05, 30)]
    [InlineData("_dd.span_links", TraceFormat.V05, 12)]
    public void Json_IsTheAgents(string tag, TraceFormat format, int count)
    {
        var differences = new List<string>();
        int compared = 0;
        foreach (MappingCase one in MappingCase.All)
        {
            if (!one.Expected.GetProperty("meta").TryGetProperty(tag, out JsonElement text) || !IsJson(text.GetString()!)) continue;
            compared++;
            string actual = WriteTag(one, tag, format);
            if (actual != text.GetString()) differences.Add($"{one.Name}: expected {text.GetString()}, was {actual}");
        }

        Assert.Empty(differences);
        Assert.Equal(count, compared);
    }

    [Fact]
    public void Values_of_events_keep_their_types_and_those_of_links_are_text()
    {
        var span = new Span { TraceId = 1, SpanId = 1 };
        var attributes = new AttributeList
        {
            ["null"] = (string?)null, ["nulls"] = new[] { "a", null }, ["nan"] = new[] { double.NaN },
            ["deep"] = new TagValue(new AttributeList { ["x"] = double.NegativeInfinity }),
            ["map"] = new TagValue(new AttributeList { ["x"] = 1 })
        };
        span.AddEvent(new SpanEvent("", 0) { Attributes = attributes, DroppedAttributesCount = 2 });
        span.AddLink(new SpanLink(1, 2) { Attributes = attributes, DroppedAttributesCount = 3 });

        Assert.Equal("""[{"attributes":{"null":null,"nulls":["a",null],"nan":"redacted","deep":"redacted","map":{"x":1}},"dropped_attributes_count":2}]""",
            Write(span, "events", TraceFormat.V04));
        Assert.Equal(
            """[{"trace_id":"00000000000000000000000000000001","span_id":"0000000000000002","attributes":{"null":"","nulls":"[\"a\",null]","nan":"","deep":"","map":"{\"x\":1}"},"dropped_attributes_count":3}]""",
            Write(span, "_dd.span_links", TraceFormat.V05));
    }

    [Fact]
    public void Every_character_of_a_text_or_a_name_is_read_back()
    {
        string[] texts =
            [.. Enumerable.Range(0, 0x1_0000).Where(static c => !char.IsSurrogate((char)c)).Select(static c => $"a{(char)c}b")];
        var pairs = new AttributeList();
        foreach (string text in texts) pairs[text] = text;

        Assert.Equal(texts.ToDictionary(static text => text),
            JsonSerializer.Deserialize<Dictionary<string, string>>(GoJson.Format(new TagValue(pairs))!));
    }

    // Source: encoding/json of Go without the escapes for HTML.
    [Theory]
    [InlineData("\"\\\b\f\n\r\t", """\"\\\b\f\n\r\t""")]
    [InlineData("\0\u001f\u2028\u2029", """\u0000\u001f\u2028\u2029""")]
    [InlineData("<>&/'\u007f\u00fc", "<>&/'\u007f\u00fc")]
    public void Escapes_are_those_of_the_agent(string text, string expected)
        => Assert.Equal($"[\"{expected}\"]", GoJson.Format(new TagValue([new TagValue(text)])));

    // The agent escapes nothing in links, so that some of its texts are no JSON.
    private static bool IsJson(string text)
    {
        try
        {
            using JsonDocument document = JsonDocument.Parse(text);
            return true;
        }
        catch (JsonException)
        {
            return false;
        }
    }

    private static string WriteTag(MappingCase one, string tag, TraceFormat format)
    {
        var span = new Span();
        s_mapper.Map(CaseSource.Read(one), CaseSource.ReadResource(one), span);
        if (span.SpanId == 0) span.SpanId = 1;
        if (span.TraceId == 0) span.TraceId = 1;
        return Write(span, tag, format);
    }

    private static string Write(Span span, string tag, TraceFormat format)
    {
        using var writer = new TracePayloadWriter(format, new TracePayloadWriterOptions { NativeSpanEvents = false });
        Assert.True(writer.TryAppend(new TraceChunk(span)));
        return TracePayloadReader.Read(writer.Complete().ToArray(), writer.Format).Chunks[0].Spans[0].GetTag(tag)!;
    }
}

using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Lengths;

/// <summary>Text of every length at which a header, or the way it is written, changes.</summary>
[Trait(Category.Name, Category.Properties)]
public sealed class TextLengthTests
{
    public static TheoryData<int> Lengths =>
        [.. Enumerable.Range(0, 70), 126, 127, 128, 129, 130, 254, 255, 256, 257, 1023, 1024, 1025, 21_845, 21_846, 65_535, 65_536];

    [Theory]
    [MemberData(nameof(Lengths))]
    public void Ascii_IsWrittenWhole_WithTheShortestHeader(int length) => AssertEverywhere(Ascii(length));

    [Theory]
    [MemberData(nameof(Lengths))]
    public void OneForeignCharacter_AnywhereThatCounts(int length)
    {
        foreach (char foreign in (char[])['\u0080', 'ÿ', '\u0100', '\u07ff', '\u0800', '\uffff', '\ud800', '\udfff'])
        {
            foreach (int place in (int[])[0, 1, length / 2, length - 2, length - 1])
            {
                if (place < 0 || place >= length) continue;
                char[] text = Ascii(length).ToCharArray();
                text[place] = foreign;
                AssertValue(new string(text));
            }
        }
    }

    [Theory]
    [InlineData("😀")]
    [InlineData("x😀")]
    [InlineData("😀x")]
    [InlineData("\ud83d")]
    [InlineData("\ude00")]
    [InlineData("\ude00\ud83d")]
    [InlineData("\ud83d\ud83d\ude00")]
    [InlineData("\ud83d\ude00\ude00")]
    public void Surrogates_OfShortAndLongText(string text)
    {
        foreach (int padding in (int[])[0, 1, 6, 14, 29, 30, 126, 254, 1023, 1024, 70_000])
        {
            AssertValue(text + Ascii(padding));
            AssertValue(Ascii(padding) + text);
        }
    }

    [Theory]
    [MemberData(nameof(Lengths))]
    public void ThreeBytesACharacter_MayWidenTheHeader(int length) => AssertEverywhere(new string('€', length));

    [Theory]
    [MemberData(nameof(Lengths))]
    public void CharactersOfEveryWidth_InAnyOrder(int length)
    {
        const string Alphabet = "a~\u0080é\u07ff\u0800€中\uffff";
        var random = new Random(length);
        for (int i = 0; i < 20; i++) AssertValue(string.Create(length, random, static (text, random) => random.GetItems(Alphabet, text)));
    }

    private static void AssertEverywhere(string text)
    {
        Span span = new()
        {
            SpanId = 1, Service = text, Name = text, Resource = text, Type = text,
            Tags = new WebServerTags { Method = text, Route = text }
        };
        span.SetTag("custom", text);
        span.SetTag("key" + text, "value");
        span.SetMetric("metric" + text, 1);
        span.SetMetaStruct("struct" + text, new byte[text.Length]);
        span.AddLink(new SpanLink(1, 2) { TraceState = text, Attributes = { ["a" + text] = text } });
        span.AddEvent(new SpanEvent(text, 1) { Attributes = { ["b" + text] = text } });
        Node written = Written.Only(span);

        foreach (string field in (string[])["service", "name", "resource", "type"]) AssertText(text, written[field]);
        foreach (string tag in (string[])["http.method", "http.route", "custom"]) AssertText(text, written["meta"][tag]);
        Assert.Equal("value", written["meta"]["key" + text].Text);
        Assert.Equal(1, written["metrics"]["metric" + text].Float64);
        Assert.Equal(Pack.Bin(new byte[text.Length]).Length, written["meta_struct"]["struct" + text].Size);
        AssertText(text, written["span_links"][0]["attributes"]["a" + text]);
        AssertText(text, written["span_events"][0]["attributes"]["b" + text]["string_value"]);
        if (text.Length > 0) AssertText(text, written["span_links"][0]["tracestate"]);
        AssertText(text, written["span_events"][0]["name"]);
    }

    private static void AssertValue(string text)
    {
        var span = new Span { Resource = text, SpanId = 1 };
        span.SetTag("custom", text);
        Node written = Written.Only(span);

        AssertText(Utf16.Repair(text), written["resource"]);
        AssertText(Utf16.Repair(text), written["meta"]["custom"]);
    }

    private static void AssertText(string expected, Node actual)
    {
        Assert.Equal(expected, actual.Text);
        Assert.Equal(Pack.Str(expected).Length, actual.Size); // the shortest header
    }

    private static string Ascii(int length) => string.Create(length, 0, static (text, _) =>
    {
        for (int i = 0; i < text.Length; i++) text[i] = (char)(' ' + (i % 95));
    });
}

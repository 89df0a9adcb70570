using System.Globalization;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.BadInput;

/// <summary>
/// A later attribute replaces an earlier one of its key, however many keys a payload has: readers forget names and must not take them for
/// new ones.
/// </summary>
public sealed class RepeatedKeyTests
{
    private const int Spans = 40;
    private const int Attributes = 300;

    [Theory]
    [InlineData(1)] // one place for all names
    [InlineData(2)] // names that often come after the same one as before
    [InlineData(30)]
    [InlineData(200)]
    [InlineData(5000)] // more names than are remembered
    public void V04_LastValueCounts(int names)
    {
        var random = new Random(names);
        var expected = new List<(Dictionary<string, string> Texts, Dictionary<string, double> Numbers)>();
        byte[][] spans = new byte[Spans][];
        for (int i = 0; i < Spans; i++)
        {
            var (texts, numbers) = (new Dictionary<string, string>(), new Dictionary<string, double>());
            (string Key, byte[] Value)[] meta = [.. Repeat(random, names).Select(key => (key, Pack.Str(texts[key] = Value(random))))];
            (string Key,
                byte[] Value)[] metrics = [.. Repeat(random, names).Select(key => (key, Pack.Double(numbers[key] = random.Next())))];
            spans[i] = Pack.Map(("meta", Pack.Map(("before", Pack.Str("void")))), ("metrics", Pack.Map(metrics)), ("meta", Pack.Map(meta)));
            expected.Add((texts, numbers));
        }

        SpanCollection read = TracePayloadReader.Read(Pack.Array(Pack.Array(spans)), TraceFormat.V04).Chunks[0].Spans;
        for (int i = 0; i < Spans; i++)
        {
            Assert.Equal(expected[i].Texts, Texts(read[i]));
            Assert.Equal(expected[i].Numbers, Numbers(read[i]));
            Assert.All(expected[i].Texts, pair => Assert.Equal(pair.Value, read[i].GetTag(pair.Key)));
        }
    }

    [Theory]
    [InlineData(2)]
    [InlineData(30)]
    [InlineData(5000)]
    public void V1_LastValueCountsWhateverItsType(int names)
    {
        var random = new Random(names);
        var expected = new List<Dictionary<string, object>>();
        byte[][] spans = new byte[Spans][];
        for (int i = 0; i < Spans; i++)
        {
            var values = new Dictionary<string, object>();
            byte[][] attributes = [.. Repeat(random, names).SelectMany(key => Attribute(random, key, values))];
            spans[i] = [.. Pack.MapHeader(1), 9, .. Pack.Array(attributes)];
            expected.Add(values);
        }

        byte[] payload = [.. Pack.MapHeader(1), 11, .. Pack.Array([.. Pack.MapHeader(1), 4, .. Pack.Array(spans)])];
        SpanCollection read = TracePayloadReader.Read(payload, TraceFormat.V1).Chunks[0].Spans;
        for (int i = 0; i < Spans; i++)
        {
            var values = new Dictionary<string, object>();
            foreach ((string key, string value) in Texts(read[i])) values.Add(key, value);
            foreach ((string key, double value) in Numbers(read[i])) values.Add(key, value);
            foreach (string key in read[i].GetTypedAttributeNames()) values.Add(key, read[i].GetTypedAttribute(key)!.Value.AsInt64());
            Assert.Equal(expected[i], values);
        }
    }

    [Fact]
    public void BytesBeyondAscii_AreNoOtherText()
    {
        string[] values = ["Ã©", "é", "é!", "Ã©!", "ab\u00e9", "abcdefgh\u00e9", "abcdefgh\u00c3\u00a9"];
        byte[][] spans = [.. values.Concat(values).Select(value =>
            Pack.Map(("name", Pack.Str(value)), ("meta", Pack.Map(("k", Pack.Str(value)), (value, Pack.Str("v"))))))];
        SpanCollection read = TracePayloadReader.Read(Pack.Array(Pack.Array(spans)), TraceFormat.V04).Chunks[0].Spans;
        for (int i = 0; i < read.Count; i++)
        {
            string value = values[i % values.Length];
            Assert.Equal((value, value, "v"), (read[i].Name, read[i].GetTag("k"), read[i].GetTag(value)));
        }
    }

    private static byte[][] Attribute(Random random, string key, Dictionary<string, object> values)
    {
        switch (random.Next(3))
        {
            case 0:
                string text = Value(random);
                values[key] = text;
                return [Pack.Str(key), [1], Pack.Str(text)];
            case 1:
                double number = random.Next();
                values[key] = number;
                return [Pack.Str(key), [3], Pack.Double(number)];
            default:
                long integer = random.Next();
                values[key] = integer;
                return [Pack.Str(key), [4], Pack.Int(integer)];
        }
    }

    // Lengths of all kinds, some beyond ASCII.
    private static IEnumerable<string> Repeat(Random random, int names)
        => Enumerable.Range(0, Attributes)
            .Select(_ => random.Next(names))
            .Select(static name => (name % 7 == 0 ? "é" : "k") + new string('x', name % 150) + name.ToString(CultureInfo.InvariantCulture));

    private static string Value(Random random)
        => new string('v', random.Next(300)) + random.Next(10).ToString(CultureInfo.InvariantCulture);

    private static Dictionary<string, string> Texts(Span span)
    {
        var texts = new Dictionary<string, string>();
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) texts.Add(tag.Key, tag.Value);
        return texts;
    }

    private static Dictionary<string, double> Numbers(Span span)
    {
        var numbers = new Dictionary<string, double>();
        foreach (KeyValuePair<string, double> tag in span.EnumerateMetrics()) numbers.Add(tag.Key, tag.Value);
        return numbers;
    }
}

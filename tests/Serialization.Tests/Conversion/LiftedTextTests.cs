using System.Reflection;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Conversion;

/// <summary>
/// Each row of <see cref="LiftedTexts"/> has a property and a field, and comes through all that writes, reads and converts.
/// </summary>
[Trait(Category.Name, Category.Properties)]
public sealed class LiftedTextTests
{
    private static readonly PropertyInfo[] s_properties = [.. typeof(SpanV1Fields).GetProperties().Where(static property =>
        property.PropertyType == typeof(string))];

    [Fact]
    public void EachRow_HasAPropertyAndAFieldForVisitors()
    {
        TraceTextField[] fields = [.. Enum.GetValues<TraceTextField>().Where(static field => field.GetTagName() is not null)];

        Assert.Equal(LiftedTexts.Names, fields.Select(static field => field.GetTagName()));
        Assert.Equal(TraceTextFields.Count, Enum.GetValues<TraceTextField>().Length);
        Assert.Equal(fields.Select(static field => field.ToString()), s_properties.Select(static property => "Span" + property.Name));
        Assert.Equal(LiftedTexts.Count, LiftedTexts.Names.Distinct().Count());
        for (int i = 0; i < s_properties.Length; i++)
        {
            SpanV1Fields one = new SpanV1Fields { Kind = 3 }.WithText(LiftedTexts.Names[i], "text");
            Assert.Equal(s_properties.Select((_, other) => other == i ? "text" : string.Empty),
                s_properties.Select(property => property.GetValue(one)));
            Assert.Equal(3U, one.Kind);
        }
    }

    [Fact]
    public void EachTag_IsAFieldOfV1_AndATagAgain() => Property.Holds(Payloads.Seeds, 100, static seed =>
    {
        Dictionary<string, string> texts = Draw(new Dice(seed));
        var span = new Span { TraceId = 1, SpanId = 2 };
        foreach ((string name, string text) in texts) span.SetTag(name, text);
        byte[] body = Write(span);

        string[] written = [.. texts.Select(static (text, i) => $"field {LiftedTexts.Numbers[i]} {text.Value}"), "field 4 2"];
        Assert.Equal(written.Order(StringComparer.Ordinal), V1.V1Decoder.Decode(body).Chunks[0].Spans[0].Order(StringComparer.Ordinal));
        TracePayload read = TracePayloadReader.Read(body, TraceFormat.V1);
        TracePayload tags = TraceConverter.Convert(read, TraceFormat.V04).Payload;
        TracePayload fields = TraceConverter.Convert(tags, TraceFormat.V1).Payload;
        Assert.Equal(texts, TextsOf(read));
        Assert.Empty(Strings(read));
        Assert.Null(tags.Chunks[0].Spans[0].V1Fields);
        Assert.Equal(texts, Strings(tags));
        Assert.Equal(read.Chunks[0].Spans[0].V1Fields, fields.Chunks[0].Spans[0].V1Fields);
        Assert.Empty(Strings(fields));
        Assert.Equal(body, Write(read.Chunks[0].Spans[0]));
    });

    [Fact]
    public void Fields_AreEqualByTheirTexts()
    {
        var fields = new SpanV1Fields { Kind = 2 };
        foreach (string name in LiftedTexts.Names)
        {
            SpanV1Fields other = fields.WithText(name, "text");
            Assert.NotEqual(fields, other);
            Assert.NotEqual(fields.GetHashCode(), other.GetHashCode());
            Assert.Equal(fields, other.WithText(name, string.Empty));
            Assert.Equal(fields.GetHashCode(), other.WithText(name, string.Empty).GetHashCode());
        }

        Assert.NotEqual(fields, fields with { Kind = 3 });
        Assert.Throws<ArgumentOutOfRangeException>(() => fields.WithText(TagNames.SpanKind, "server"));
    }

    private static Dictionary<string, string> Draw(Dice dice)
        => LiftedTexts.Names.ToDictionary(static name => name, name => name + Utf16.Repair(dice.Text()));

    private static byte[] Write(Span span)
    {
        using var encoder = new V1PayloadEncoder(null, TracePayloadHeader.Empty);
        encoder.Append(new TraceChunk(span), isFirstOfPayload: false);
        return encoder.CompleteContiguous(1).ToArray();
    }

    private static Dictionary<string, string> TextsOf(TracePayload payload) => new(payload.Chunks[0].Spans[0].V1Fields!.EnumerateTexts());

    private static Dictionary<string, string> Strings(TracePayload payload)
    {
        var tags = new Dictionary<string, string>();
        foreach (KeyValuePair<string, string> tag in payload.Chunks[0].Spans[0].EnumerateTags()) tags.Add(tag.Key, tag.Value);
        return tags;
    }
}

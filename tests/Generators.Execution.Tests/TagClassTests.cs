using System.Buffers;

namespace SpanPack.Generators.Execution.Tests;

public sealed class TagClassTests
{
    [Fact]
    public void Properties_KeepTheirValues()
    {
        var tags = new SampleTags
        {
            Text = "t", Flag = true, Small = -5, Byte = 255, Big = ulong.MaxValue, Kind = SampleKind.Renamed,
            Double = 0.1, Float = 2.5f, Count = -7
        };

        Assert.Equal("t", tags.Text);
        Assert.True(tags.Flag);
        Assert.Equal((sbyte)-5, tags.Small);
        Assert.Equal((byte)255, tags.Byte);
        Assert.Equal(ulong.MaxValue, tags.Big);
        Assert.Equal(SampleKind.Renamed, tags.Kind);
        Assert.Equal(0.1, tags.Double);
        Assert.Equal(2.5f, tags.Float);
        Assert.Equal(-7, tags.Count);
    }

    [Fact]
    public void Properties_AreNullBeforeTheyAreSetAndAfterTheyAreCleared()
    {
        var tags = new SampleTags { Text = "t", Flag = false, Kind = SampleKind.Plain, Count = 0 };
        tags.Text = null;
        tags.Flag = null;
        tags.Kind = null;
        tags.Count = null;

        Assert.Null(tags.Text);
        Assert.Null(tags.Flag);
        Assert.Null(tags.Big);
        Assert.Null(tags.Kind);
        Assert.Null(tags.Double);
        Assert.Null(tags.Count);
    }

    [Fact]
    public void ValuesOfOtherTypes_AreSentAsText()
    {
        var span = new Span { Tags = new SampleTags { Flag = false, Small = -5, Big = 18446744073709551615, Kind = SampleKind.Renamed } };

        Assert.Equal("false", span.GetTag("sample.flag"));
        Assert.Equal("-5", span.GetTag("sample.small"));
        Assert.Equal("18446744073709551615", span.GetTag("sample.big"));
        Assert.Equal("renamed value", span.GetTag("sample.kind"));
        Assert.Equal("constant value", span.GetTag("sample.constant"));
    }

    [Fact]
    public void TextThatIsNoSuchValue_ReadsAsNull()
    {
        var tags = new SampleTags();
        var span = new Span { Tags = tags };
        span.SetTag("sample.flag", "perhaps");
        span.SetTag("sample.small", "1000");
        span.SetTag("sample.kind", "unheard of");

        Assert.Null(tags.Flag);
        Assert.Null(tags.Small);
        Assert.Null(tags.Kind);
        Assert.Equal("perhaps", span.GetTag("sample.flag"));
    }

    [Fact]
    public void UnknownEnumValue_IsSentAsItsNumber()
    {
        var span = new Span { Tags = new SampleTags { Kind = (SampleKind)42 } };

        Assert.Equal("42", span.GetTag("sample.kind"));
    }

    [Fact]
    public void CombinationOfFlags_IsSentAsItsNumber_AndReadBack()
    {
        var tags = new SampleTags { Access = SampleAccess.Read | SampleAccess.Write };
        var span = new Span { Tags = tags };

        Assert.Equal("3", span.GetTag("sample.access"));
        span.SetTag("sample.access", "Read");
        Assert.Equal(SampleAccess.Read, tags.Access);
        span.SetTag("sample.access", "3");
        Assert.Equal(SampleAccess.Read | SampleAccess.Write, tags.Access);
    }

    [Fact]
    public void DerivedClass_WritesItsOwnTagsAndThoseOfItsBaseInAnotherAssembly()
    {
        var span = new Span { SpanId = 1, Tags = new DerivedTags { Text = "own", Metric = 3, DbType = "postgres", RowCount = 9 } };
        var buffer = new ArrayBufferWriter<byte>();
        SpanMessagePackFormatter.Verbatim.Write(buffer, span);

        Span read = TracePayloadReader.Read((byte[])[0x91, .. buffer.WrittenSpan], TraceFormat.V04).Chunks[0].Spans[0];

        Assert.Equal(
            [new("derived.text", "own"), new("db.type", "postgres"), new("span.kind", "client")],
            Collect(read.EnumerateTags()));
        Assert.Equal(3, read.GetMetric("derived.metric"));
        Assert.Equal(9, read.GetMetric("db.row_count"));
    }

    private static List<KeyValuePair<string, string>> Collect(StringTagEnumerator tags)
    {
        var list = new List<KeyValuePair<string, string>>();
        foreach (KeyValuePair<string, string> tag in tags) list.Add(tag);
        return list;
    }
}

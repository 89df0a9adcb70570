using System.Text;

namespace SpanPack.DevAgent.Tests;

/// <summary>However much a payload holds, a waterfall is as large as it may be.</summary>
public class WaterfallBoundTests
{
    [Fact]
    public void MoreSpans_AreCountedInALine()
    {
        Span[] spans = [.. Enumerable.Range(1, 12).Select(static i => Traces.Span((ulong)i, (ulong)i - 1, $"n{i}", i, 1))];
        string text = Traces.Print(new() { MaxSpans = 10 }, spans);

        Assert.Contains("  10 spans  ", text, StringComparison.Ordinal);
        Assert.DoesNotContain("n11", text, StringComparison.Ordinal);
        Assert.EndsWith("\n2 more spans are not shown.\n", text, StringComparison.Ordinal);
        Assert.EndsWith("\n1 more span is not shown.\n", Traces.Print(new() { MaxSpans = 11 }, spans), StringComparison.Ordinal);
        Assert.DoesNotContain("more", Traces.Print(new() { MaxSpans = 12 }, spans), StringComparison.Ordinal);
    }

    [Fact]
    public void MoreTags_AreCountedInALine()
    {
        Span span = Traces.Span(1, 0, "root", 0, 1);
        for (int i = 0; i < 20; i++) span.SetTag($"k{i:00}", "v");
        string text = Traces.Print(new() { ShowTags = true, MaxTags = 10 }, span);

        Assert.Contains("    k08: v\n    11 more lines not shown\n", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void PayloadThatIsNotBuilt_IsDrawnTheSame(bool showTags)
    {
        int count = 0;
        var options = new WaterfallOptions { ShowTags = showTags };
        foreach ((string path, TraceFormat format, byte[] body) in Vectors.Accepted())
        {
            using StringWriter built = new(), read = new();
            TraceWaterfall.Write(built, TracePayloadReader.Read(body, format), options);
            TraceWaterfall.Write(read, body, format, options);
            Assert.True(built.ToString() == read.ToString(), $"{path}:\n{built}\n{read}");
            count++;
        }

        Assert.True(count > 50, $"{count} payloads");
    }

    [Theory]
    [InlineData("meta_struct", "meta", TraceFormat.V04)]
    [InlineData("meta", "meta_struct", TraceFormat.V04)]
    [InlineData("meta_struct", "metrics", TraceFormat.V07)]
    public void OneNameInTwoMaps_IsDrawnTwice(string first, string second, TraceFormat format)
    {
        byte[] chunk = Encoding.Latin1.GetBytes($"\x91\x82{Map(first)}{Map(second)}");
        byte[] body = format == TraceFormat.V07
            ? [0x81, .. Encoding.Latin1.GetBytes("\u00a6chunks\x91\x81\xa5spans"), .. chunk]
            : [0x91, .. chunk];
        var options = new WaterfallOptions { ShowTags = true };
        using StringWriter built = new(), read = new();
        TraceWaterfall.Write(built, TracePayloadReader.Read(body, format), options);
        TraceWaterfall.Write(read, body, format, options);

        Assert.Contains("    k: 2 bytes of structured data", read.ToString(), StringComparison.Ordinal);
        Assert.Equal(built.ToString(), read.ToString());

        static string Map(string name) => (char)(0xA0 + name.Length) + name + "\x81\xa1k" + name switch
        {
            "meta" => "\xa1v",
            "metrics" => "\x01",
            _ => "\xc4\x02\x81\x80",
        };
    }

    [Theory]
    [InlineData("a16b01a176a16b05c40180", "    k: 1 bytes of structured data\n")]
    [InlineData("a16b05c40180a16b01a176", "    k: v\n")]
    public void OneNameTwiceInV1_IsDrawnOnce(string attributes, string line)
    {
        byte[] body = Convert.FromHexString($"810b918206c4100000000000000000000000000000000a0491810996{attributes}");
        using var text = new StringWriter { NewLine = "\n" };
        TraceWaterfall.Write(text, body, TraceFormat.V1, new() { ShowTags = true });

        Assert.Contains(line, text.ToString(), StringComparison.Ordinal);
        Assert.Equal(1, text.ToString().Split("    k: ").Length - 1);
    }

    [Fact]
    public void MillionsOfSpans_TakeTheMemoryOfThoseThatAreDrawn()
    {
        byte[] body = Hostile.EmptySpans(2_000_000);
        using var text = new StringWriter { NewLine = "\n" };
        long before = GC.GetAllocatedBytesForCurrentThread();
        TraceWaterfall.Write(text, body, TraceFormat.V1, new() { ShowTags = true, MaxSpans = 100 });

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 10_000_000);
        Assert.EndsWith("\n1,999,900 more spans are not shown.\n", text.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void TagsThatAreNotRead_AreCounted()
    {
        Span span = Traces.Span(1, 0, "root", 0, 1);
        for (int i = 0; i < 300; i++) span.SetTag($"k{i:000}", new string('v', 10_000));
        byte[] body = TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V04, Chunks = [new TraceChunk(span)] });
        using var text = new StringWriter { NewLine = "\n" };
        TraceWaterfall.Write(text, body, TraceFormat.V04, new() { ShowTags = true });

        Assert.Contains("    201 more lines not shown\n", text.ToString(), StringComparison.Ordinal);
        Assert.All(text.ToString().Split('\n'), static line => Assert.InRange(line.Length, 0, 120));
    }

    [Fact]
    public void MarksWithoutEnd_AreNotReadToTheirEnd()
    {
        string piled = "a" + new string('\u0301', 5_000_000);
        FittedText fitted = VisibleText.Fit(piled, 20, "..");

        Assert.Equal("a\u0301\u0301\u0301..", fitted.Text);
    }

    [Fact]
    public void DeepTree_IsDrawnToItsBound()
    {
        Span[] spans = [.. Enumerable.Range(1, 200_000).Select(static i => Traces.Span((ulong)i, (ulong)i - 1, "n", i, 1))];
        string text = Traces.Print(new() { MaxSpans = 50_000 }, spans);

        Assert.InRange(text.Length, 0, 50_010 * 121);
        Assert.EndsWith("\n150,000 more spans are not shown.\n", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-1)]
    public void Bounds_AreOneOrMore(int number)
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => new WaterfallOptions { MaxSpans = number });
        Assert.Throws<ArgumentOutOfRangeException>(() => new WaterfallOptions { MaxTags = number });
    }
}

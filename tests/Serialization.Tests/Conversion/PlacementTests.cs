namespace SpanPack.Serialization.Tests.Conversion;

/// <summary>What a chunk says of its trace goes to the spans where readers look, and nothing that says otherwise stays.</summary>
public sealed class PlacementTests
{
    private const string Aa = "00000000000000aa";
    private const string Bb = "00000000000000bb";

    [Theory]
    [InlineData(TraceFormat.V04)]
    [InlineData(TraceFormat.V05)]
    public void UpperHalvesOfOtherSpans_Leave(TraceFormat target)
    {
        // v0.7 has the one of its first span, the others that of the last.
        Span other = WithUpper(2, 0xaa, Bb);
        ConversionResult result =
            Converted.Of(TraceFormat.V07, target, WithUpper(1, 0xaa, Aa), other, WithUpper(3, 0xaa, Aa), WithUpper(4, 0xaa, Bb));

        Assert.Equal($"{Aa} - {Aa} -", result.Tags(TagNames.TraceIdUpper));
        Assert.Equal(["trace id of a span, 2 at [0][1].meta[\"_dd.p.tid\"]"], result.Losses());
        Assert.Equal(Bb, other.GetTag(TagNames.TraceIdUpper));
        Assert.Equal(new UInt128(0xaa, 7),
            TracePayloadReader.Read(TraceConverter.ToBytes(result.Payload), target).Chunks[0].Spans[1].TraceId);
    }

    [Fact]
    public void UpperHalvesOfOtherSpans_Leave_WhereTheTraceIdHasNone()
    {
        ConversionResult result = Converted.Of(TraceFormat.V07, TraceFormat.V04, WithUpper(1, 0, null), WithUpper(2, 0, Bb));

        Assert.Equal("- -", result.Tags(TagNames.TraceIdUpper));
        Assert.Equal(["trace id of a span, 1 at [0][1].meta[\"_dd.p.tid\"]"], result.Losses());
    }

    [Fact]
    public void UpperHalvesThatSayTheSame_Stay()
    {
        Span[] spans = [WithUpper(1, 0xaa, Aa), WithUpper(2, 0xaa, "AA")];
        ConversionResult result = Converted.Of(TraceFormat.V07, TraceFormat.V04, spans);

        Assert.Empty(result.Losses());
        Assert.Same(spans[1], result.Span(1));
    }

    [Fact]
    public void DecisionMakersOfOtherSpans_Leave()
    {
        ConversionResult result = Converted.Of(TraceFormat.V07, TraceFormat.V04, WithTag(1, TagNames.DecisionMaker, "-4"),
            WithTag(2, TagNames.DecisionMaker, "-3"), WithTag(3, TagNames.DecisionMaker, "-4"), WithTag(4, TagNames.DecisionMaker, "-3"));

        Assert.Equal("-4 - -4 -", result.Tags(TagNames.DecisionMaker));
        Assert.Equal(["sampling mechanism of a span, 2 at [0][1].meta[\"_dd.p.dm\"]"], result.Losses());
    }

    [Fact]
    public void AMechanismThatTheTagsOfTheChunkSay_IsNotPutOnASpan()
    {
        var span = new Span { TraceId = 7, SpanId = 1 };
        var chunk = new TraceChunk(span)
        {
            SamplingMechanism = SamplingMechanism.Manual, TraceId = 7,
            Attributes = new() { { TagNames.DecisionMaker, "-4" } }
        };

        Assert.Same(span, Converted.Of(TraceFormat.V1, TraceFormat.V07, chunk).Span());
        Assert.Equal("-4", Converted.Of(TraceFormat.V1, TraceFormat.V04, chunk).Tags(TagNames.DecisionMaker));
    }

    [Fact]
    public void AChunkWithoutSpans_HasNowhereToPutIt()
    {
        var chunk = new TraceChunk(Array.Empty<Span>())
        {
            SamplingPriority = SamplingPriority.UserKeep,
            SamplingMechanism = SamplingMechanism.Manual, Origin = "lambda", TraceId = new UInt128(1, 2)
        };
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V04, chunk);

        Assert.Equal(0, result.Chunk().Spans.Count);
        Assert.Empty(result.Losses());
    }

    [Theory]
    [InlineData(0, 1, 2, "2 - -")] // the span without a parent
    [InlineData(2, 9, 1, "- 2 -")] // the one whose parent is elsewhere
    [InlineData(2, 3, 1, "- - 2")] // the last one of a circle
    [InlineData(0, 0, 9, "2 2 -")] // all without a parent, then not those whose parent is elsewhere
    public void ThePriority_GoesToRoots(ulong first, ulong second, ulong third, string expected)
    {
        var chunk =
            new TraceChunk(new[] { Child(1, first), Child(2, second), Child(3, third) }) { SamplingPriority = SamplingPriority.UserKeep };
        ConversionResult result = Converted.Of(TraceFormat.V07, TraceFormat.V04, chunk);

        Assert.Equal(expected, result.Numbers(MetricNames.SamplingPriority));
        Assert.Empty(result.Losses());
    }

    [Fact]
    public void APriorityThatSpansSayAlready_StaysWhereItIs()
    {
        Span[] spans = [Child(1, 0), Child(2, 1)];
        spans[1].SetMetric(MetricNames.SamplingPriority, 2);
        ConversionResult result =
            Converted.Of(TraceFormat.V07, TraceFormat.V04, new TraceChunk(spans) { SamplingPriority = SamplingPriority.UserKeep });

        Assert.Same(spans[0], result.Span(0));
        Assert.Same(spans[1], result.Span(1));
    }

    [Fact]
    public void PrioritiesOfSpans_GiveWayToThatOfTheChunk()
    {
        Span[] spans = [Child(1, 0), Child(2, 1), Child(3, 1), Child(4, 1)];
        spans[0].SetMetric(MetricNames.SamplingPriority, 1);
        spans[1].SetMetric(MetricNames.SamplingPriority, 2);
        spans[2].SetMetric(MetricNames.SamplingPriority, 0);
        ConversionResult result =
            Converted.Of(TraceFormat.V07, TraceFormat.V04, new TraceChunk(spans) { SamplingPriority = SamplingPriority.UserKeep });

        Assert.Equal("2 2 - -", result.Numbers(MetricNames.SamplingPriority));
        Assert.Equal(["sampling priority of a span, 2 at [0][0].metrics[\"_sampling_priority_v1\"]"], result.Losses());
        Assert.Same(spans[1], result.Span(1));
        Assert.Same(spans[3], result.Span(3));
    }

    [Theory]
    [InlineData("lambda", null, null, true)] // where tracers put it that do not put it everywhere
    [InlineData("lambda", "lambda", "", true)]
    [InlineData(null, "lambda", null, false)]
    [InlineData("lambda", "other", "lambda", false)]
    [InlineData("other", "lambda", "lambda", false)]
    [InlineData("", null, null, false)]
    public void TheOrigin_IsOnAllSpans_UnlessRootsHaveIt(string? root, string? first, string? second, bool stays)
    {
        Span[] spans = [Child(1, 0), Child(2, 1), Child(3, 1)];
        string?[] origins = [root, first, second];
        for (int i = 0; i < spans.Length; i++) spans[i].SetTag(TagNames.Origin, origins[i]);
        ConversionResult result = Converted.Of(TraceFormat.V07, TraceFormat.V04, new TraceChunk(spans) { Origin = "lambda" });

        Assert.Equal(stays
            ? string.Join(' ', origins.Select(static origin => origin ?? "-"))
            : "lambda lambda lambda", result.Tags(TagNames.Origin));
        int at = Array.IndexOf(origins, "other");
        Assert.Equal(at < 0 ? [] : [$"origin of a span, 1 at [0][{at}].meta[\"_dd.origin\"]"], result.Losses());
        Assert.Equal(stays || second == "lambda", ReferenceEquals(spans[2], result.Span(2)));
    }

    private static Span Child(ulong id, ulong parent) => new() { TraceId = 7, SpanId = id, ParentId = parent };

    private static Span WithTag(ulong id, string name, string? value)
    {
        Span span = Child(id, 0);
        span.SetTag(name, value);
        return span;
    }

    private static Span WithUpper(ulong id, ulong upper, string? tag)
    {
        Span span = WithTag(id, TagNames.TraceIdUpper, tag);
        span.TraceId = new UInt128(upper, 7);
        return span;
    }
}

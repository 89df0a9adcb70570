namespace SpanPack.Serialization.Tests.Conversion;

public sealed class LossTests
{
    [Fact]
    public void FieldsOfPayloadAndChunk_AreReported_AndNotPutOnSpans()
    {
        var header = new TracePayloadHeader { Environment = "prod", HostName = "host", Attributes = new() { { "team", "cart" } } };
        var chunk = new TraceChunk(new Span { TraceId = 1, SpanId = 2 })
        {
            SamplingPriority = SamplingPriority.AutoKeep, IsDropped = true,
            Attributes = new() { { "a", "b" }, { TagNames.DecisionMaker, "-4" } }
        };
        ConversionResult result =
            TraceConverter.Convert(new TracePayload { Format = TraceFormat.V07, Header = header, Chunks = [chunk, chunk] },
            TraceFormat.V04);

        Assert.Equal(
            """
            v0.7 to v0.4: not all could be kept
              dropped: payload field (2 times, first at env): the target has no fields of a payload
              dropped: payload attribute (at tags["team"]): the target has no attributes of a payload
              dropped: mark that the trace was dropped (2 times, first at [0].dropped_trace): the target has no such field
              dropped: chunk attribute (2 times, first at [0].tags["a"]): the target has no attributes of a chunk
            """.ReplaceLineEndings("\n"),
            result.Report.ToString());
        Span span = result.Payload.Chunks[0].Spans[0];
        Assert.Equal([new("_dd.p.dm", "-4")], Strings(span));
        Assert.Equal([new("_sampling_priority_v1", 1.0)], Numbers(span));
        Assert.Same(TracePayloadHeader.Empty, result.Payload.Header);
    }

    [Fact]
    public void TypesOfV1_BecomeTextAndNumbers()
    {
        var span = new Span { TraceId = 1, SpanId = 2, V1Fields = new SpanV1Fields { Kind = 9 } };
        span.SetAttribute("flag", true);
        span.SetAttribute("count", 7L);
        span.SetAttribute("list", new TagValue([1L, "a"]));
        span.AddLink(new SpanLink(1, 2) { Attributes = new() { { "n", 1L }, { "list", new TagValue(["x", new TagValue([1L])]) } } });
        span.AddEvent(new SpanEvent("e", 1) { Attributes = new() { { "ok", true }, { "raw", new TagValue(new byte[] { 1 }) } } });
        ConversionResult result = Convert(TraceFormat.V1, TraceFormat.V07, span);

        Assert.Equal(
            ["Reshaped attribute with a type of its own 3", "Dropped kind of a span 1", "Reshaped link attribute that is not text 2",
                "Dropped array in an array 1", "Reshaped event attribute of binary data or pairs 1"],
            result.Report.Losses.Select(static loss => $"{loss.Kind} {loss.What} {loss.Count}"));
        Span converted = result.Payload.Chunks[0].Spans[0];
        Assert.Equal([new("flag", "true"), new("list", """[1,"a"]""")], Strings(converted));
        Assert.Equal([new("count", 7.0)], Numbers(converted));
        Assert.Equal([new("n", "1"), new("list.0", "x")], converted.Links[0].Attributes);
        Assert.Equal([new("ok", true), new("raw", "AQ==")], converted.Events[0].Attributes);
        Assert.True(span.GetTypedAttribute("flag")!.Value.AsBool());
    }

    [Fact]
    public void StructuresInV05_AreJsonOrGone()
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.SetMetaStruct("appsec", [0x80]);
        span.AddLink(new SpanLink(new UInt128(1, 2), 3) { TraceState = "dd=s:1", Flags = 0x80000001, Attributes = new() { { "k", "v" } } });
        span.AddLink(new SpanLink(4, 5) { Flags = 0x80000000 });
        span.AddEvent(new SpanEvent("e", 1) { Attributes = new() { { "n", 1L } } });
        ConversionResult result = Convert(TraceFormat.V04, TraceFormat.V05, span);

        Assert.Equal(["Dropped meta_struct 1", "Reshaped span links 2", "Reshaped span events 1"],
            result.Report.Losses.Select(static loss => $"{loss.Kind} {loss.What} {loss.Count}"));
        Assert.Equal("""[0][0].meta_struct["appsec"]""", result.Report.Losses[0].FirstPath);
        Span converted = result.Payload.Chunks[0].Spans[0];
        Assert.Equal(
            """[{"trace_id":"00000000000000010000000000000002","span_id":"0000000000000003","tracestate":"dd=s:1","attributes":{"k":"v"},"flags":1},{"trace_id":"00000000000000000000000000000004","span_id":"0000000000000005"}]""",
            converted.GetTag(TagNames.SpanLinks));
        Assert.Equal("""[{"time_unix_nano":1,"name":"e","attributes":{"n":1}}]""", converted.GetTag(TagNames.Events));
        Assert.True(converted.Links.IsEmpty && converted.Events.IsEmpty && converted.GetMetaStruct("appsec") is null);
    }

    [Fact]
    public void LinksBeyondTheLongestTag_AreLeftOutWhole()
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        for (int i = 0; i < 10; i++) span.AddLink(new SpanLink(1, 2) { TraceState = new string('x', 6000) });
        ConversionReport report = Convert(TraceFormat.V04, TraceFormat.V05, span).Report;

        Assert.Equal(["Reshaped span links 10", "Dropped span link or event 6"],
            report.Losses.Select(static loss => $"{loss.Kind} {loss.What} {loss.Count}"));
    }

    [Fact]
    public void NumbersThatV1DoesNotHave_AreAdjusted()
    {
        var span = new Span { TraceId = 1, SpanId = 2, Start = -5, Duration = -6, ErrorMark = 2 };
        ConversionResult result = Convert(TraceFormat.V04, TraceFormat.V1, span, new Span { TraceId = 1, SpanId = 3, ErrorMark = -1 });

        Assert.Equal(["negative start 1", "negative duration 1", "error mark that is not 0 or 1 2"],
            result.Report.Losses.Select(static loss => $"{loss.What} {loss.Count}"));
        Span converted = result.Payload.Chunks[0].Spans[0];
        Assert.Equal((0, 0, 1, 1), (converted.Start, converted.Duration, converted.Error, result.Payload.Chunks[0].Spans[1].Error));
        Assert.Equal((-5, -6, 2), (span.Start, span.Duration, span.Error));
    }

    [Fact]
    public void AKeyOfTwoKinds_KeepsOneInV1()
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.AddString("k", "text");
        span.AddMetric("k", 1);
        span.AddString("s", "text");
        span.AddMetric("s", 1);
        span.SetMetaStruct("s", [0x80]);
        ConversionResult result = Convert(TraceFormat.V04, TraceFormat.V1, span);

        Assert.Equal(3, result.Report.Losses.Single().Count);
        Span converted = result.Payload.Chunks[0].Spans[0];
        Assert.Empty(Strings(converted));
        Assert.Equal([new("k", 1.0)], Numbers(converted));
        Assert.NotNull(converted.GetMetaStruct("s"));
    }

    [Fact]
    public void SpansThatContradictTheirChunk_AreReported()
    {
        var root = new Span { TraceId = 1, SpanId = 2 };
        var child = new Span { TraceId = 1, SpanId = 3, ParentId = 2 };
        child.SetMetric(MetricNames.SamplingPriority, -1);
        child.SetTag(TagNames.Origin, "other");
        var chunk = new TraceChunk(new[] { root, child }) { SamplingPriority = SamplingPriority.UserKeep, Origin = "lambda" };
        ConversionResult result = TraceConverter.Convert(new TracePayload { Format = TraceFormat.V07, Chunks = [chunk] }, TraceFormat.V05);

        Assert.Equal(["sampling priority of a span", "origin of a span"], result.Report.Losses.Select(static loss => loss.What));
        SpanCollection spans = result.Payload.Chunks[0].Spans;
        Assert.Equal((2.0, (double?)null),
            (spans[0].GetMetric(MetricNames.SamplingPriority), spans[1].GetMetric(MetricNames.SamplingPriority)));
        Assert.Equal(("lambda", "lambda"), (spans[0].GetTag(TagNames.Origin), spans[1].GetTag(TagNames.Origin)));
    }

    [Fact]
    public void AttributesOfV1_ThatTagsWouldMakeMeaningful_DoNotPass()
    {
        var span = new Span { TraceId = 1, SpanId = 2, V1Fields = new SpanV1Fields { Environment = "prod" } };
        span.SetTag("env", "other");
        span.SetMetric(MetricNames.SamplingPriority, 2);
        span.SetTag(TagNames.DecisionMaker, "-4");
        span.SetTag(TagNames.TraceIdUpper, "00000000000000ff");
        ConversionResult result = Convert(TraceFormat.V1, TraceFormat.V04, span);

        Assert.Equal(4, result.Report.Losses.Single().Count);
        Assert.Equal([new("env", "prod")], Strings(result.Payload.Chunks[0].Spans[0]));
        Assert.Empty(Numbers(result.Payload.Chunks[0].Spans[0]));
    }

    [Fact]
    public void TagsThatV1HasFieldsFor_LeaveTheSpan()
    {
        var span = new Span { TraceId = new UInt128(0xaa, 1), SpanId = 2 };
        span.SetMetric(MetricNames.SamplingPriority, 2);
        foreach ((string name, string value) in new[]
        {
            (TagNames.Origin, "lambda"), (TagNames.DecisionMaker, "-4"), (TagNames.TraceIdUpper, "00000000000000aa"),
            (TagNames.Environment, "prod"), (TagNames.Version, "1"), (TagNames.Component, "net"), (TagNames.SpanKind, "server"),
        })
        {
            span.SetTag(name, value);
        }

        ConversionResult result = Convert(TraceFormat.V04, TraceFormat.V1, span);

        Assert.Empty(result.Report.Losses);
        TraceChunk chunk = result.Payload.Chunks[0];
        Assert.Equal((SamplingPriority.UserKeep, "lambda", SamplingMechanism.Manual, span.TraceId),
            (chunk.SamplingPriority!.Value, chunk.Origin, chunk.SamplingMechanism!.Value, chunk.TraceId));
        Assert.Equal(new SpanV1Fields { Environment = "prod", Version = "1", Component = "net", Kind = 2 }, chunk.Spans[0].V1Fields);
        Assert.Empty(Strings(chunk.Spans[0]));
        Assert.Empty(Numbers(chunk.Spans[0]));
    }

    [Fact]
    public void WrongArguments_AreRefused()
    {
        Assert.Throws<ArgumentNullException>(() => TraceConverter.Convert(null!, TraceFormat.V04));
        Assert.Throws<ArgumentNullException>(() => TraceConverter.ToBytes(null!));
        Assert.Throws<ArgumentOutOfRangeException>("target",
            () => TraceConverter.Convert(Payloads.Draw(1, TraceFormat.V04), (TraceFormat)9));
    }

    private static ConversionResult Convert(TraceFormat source, TraceFormat target, params Span[] spans)
        => TraceConverter.Convert(new TracePayload { Format = source, Chunks = [new TraceChunk(spans)] }, target);

    private static KeyValuePair<string, string>[] Strings(Span span)
    {
        var tags = new List<KeyValuePair<string, string>>();
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) tags.Add(tag);
        return [.. tags];
    }

    private static KeyValuePair<string, double>[] Numbers(Span span)
    {
        var tags = new List<KeyValuePair<string, double>>();
        foreach (KeyValuePair<string, double> tag in span.EnumerateMetrics()) tags.Add(tag);
        return [.. tags];
    }
}

namespace SpanPack.DevAgent.Tests;

/// <summary>What the agent finds without building spans is what the spans say.</summary>
public class PayloadSummaryTests
{
    [Fact]
    public void RecordedPayloads_AreSummarizedAsTheirSpansSay()
    {
        int count = 0;
        foreach ((string path, TraceFormat format, byte[] body) in Vectors.Accepted())
        {
            TracePayload payload = TracePayloadReader.Read(body, format);
            PayloadSummary summary = PayloadSummary.Of(body, format);
            RootService[] roots = [.. payload.Chunks.Where(static chunk => chunk.Spans.Count > 0)
                .Select(static chunk => ServiceOf(RootOf([.. chunk.Spans])))
                .Distinct()];

            Assert.True((payload.Chunks.Count, payload.SpanCount) == (summary.ChunkCount, summary.SpanCount), path);
            Assert.Equal(roots, summary.Roots);
            Assert.Equal(payload.Header.Environment ?? string.Empty, summary.Environment);
            count++;
        }

        Assert.True(count > 50, $"{count} payloads");
    }

    [Fact]
    public void EnvironmentOfASpan_IsItsTagInEveryFormat()
    {
        foreach (TraceFormat format in TraceFormats.All)
        {
            var span = new Span { Service = "web", SpanId = 1, TraceId = 1 };
            span.SetTag("env", "prod");
            TracePayload payload =
                TraceConverter.Convert(new TracePayload { Format = TraceFormat.V04, Chunks = [new TraceChunk(span)] }, format).Payload;
            PayloadSummary summary = PayloadSummary.Of(TraceConverter.ToBytes(payload), format);

            Assert.Equal(["web"], summary.Roots.Select(static root => root.Service));
            Assert.Contains("prod", new[] { summary.Environment, summary.Roots.Single().Environment });
        }
    }

    [Fact]
    public void SpansThatAreEachOthersParents_AreOfTheLast()
    {
        Span[] spans = [Traces.Span(1, 2, "a", 0, 1, "first"), Traces.Span(2, 1, "b", 0, 1, "last")];
        byte[] body = TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V04, Chunks = [new TraceChunk(spans)] });

        Assert.Equal(["last"], PayloadSummary.Of(body, TraceFormat.V04).Roots.Select(static root => root.Service));
    }

    [Theory]
    [InlineData("a3656e7601a470726f64", "prod")] // text "prod"
    [InlineData("a3656e7601a470726f64a3656e760401", "")] // then the number 1
    [InlineData("a3656e760401a3656e7601a470726f64", "prod")]
    [InlineData("a3656e760401", "")]
    public void LaterAttributeOfV1_ReplacesTheFirst_OfWhateverType(string attributes, string expected)
    {
        // v1.0 {chunks: [{spans: [{service: "web", attributes: ...}]}]}
        byte[] body = Convert.FromHexString($"810b918104918201a377656209{0x90 + (attributes.Length > 20 ? 6 : 3):x2}{attributes}");
        PayloadSummary summary = PayloadSummary.Of(body, TraceFormat.V1);

        Assert.Equal(("web", expected), (summary.Roots.Single().Service, summary.Roots.Single().Environment));
        Assert.Equal(ServiceOf(TracePayloadReader.Read(body, TraceFormat.V1).Chunks[0].Spans[0]), summary.Roots.Single());
    }

    [Fact]
    public void LaterListOfChunks_ReplacesTheFirst()
    {
        // v0.7 {"chunks": [one chunk with two spans, the first of service a], "chunks": [an empty chunk]}
        byte[] body =
            Convert.FromHexString("82a66368756e6b739181a57370616e739281a773657276696365a16181a773657276696365a162" + "a66368756e6b739180");
        PayloadSummary summary = PayloadSummary.Of(body, TraceFormat.V07);

        Assert.Equal((1, 0, 0), (summary.ChunkCount, summary.SpanCount, summary.Roots.Count));
    }

    [Fact]
    public void LaterListOfSpans_ReplacesTheFirst()
    {
        // v0.7 {"chunks": [{"spans": [a, b], "spans": [c]}]}
        byte[] body = Convert.FromHexString(
            "81a66368756e6b739182a57370616e739281a773657276696365a16181a773657276696365a162a57370616e739181a773657276696365a163");
        PayloadSummary summary = PayloadSummary.Of(body, TraceFormat.V07);

        Assert.Equal((1, 1), (summary.ChunkCount, summary.SpanCount));
        Assert.Equal(["c"], summary.Roots.Select(static root => root.Service));
    }

    [Fact]
    public void MillionsOfSpans_TakeNoMemory()
    {
        byte[] empty = Hostile.EmptySpans(2_000_000), orphans = Hostile.Orphans(300_000);
        long before = GC.GetAllocatedBytesForCurrentThread();
        PayloadSummary first = PayloadSummary.Of(empty, TraceFormat.V1), second = PayloadSummary.Of(orphans, TraceFormat.V04);
        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;

        Assert.Equal((2_000_000, 300_000), (first.SpanCount, second.SpanCount));
        Assert.InRange(allocated, 0, 10_000_000);
    }

    private static RootService ServiceOf(Span span)
    {
        string? environment = span.V1Fields?.Environment is { Length: > 0 } field ? field : span.GetTag("env");
        return new(TagNormalization.Normalize(span.Service ?? string.Empty, 100),
            TagNormalization.Normalize(environment ?? string.Empty, 200));
    }

    private static Span RootOf(Span[] spans)
    {
        HashSet<ulong> ids = [.. spans.Select(static span => span.SpanId)];
        return spans.LastOrDefault(static span => span.ParentId == 0)
            ?? spans.FirstOrDefault(span => !ids.Contains(span.ParentId))
            ?? spans[^1];
    }
}

namespace SpanPack.Serialization.Tests.Payloads;

/// <summary>What a writer does whom nobody has told anything: it writes what the chunk says, in every format.</summary>
public sealed class DefaultTests
{
    private static readonly TraceChunk s_chunk = new(new Span { TraceId = (UInt128)7 << 64 | 1, SpanId = 2, Start = 3 })
    {
        SamplingPriority = SamplingPriority.UserKeep,
        SamplingMechanism = SamplingMechanism.Manual,
        Origin = "synthetics",
        TraceTags = new TraceTags { ["_dd.p.team"] = "cart" },
    };

    public static TheoryData<TraceFormat> Formats => [.. TraceFormats.All];

    [Theory]
    [MemberData(nameof(Formats))]
    public void WhatAChunkSays_IsWritten(TraceFormat format)
    {
        TraceChunk read = Write(format, options: null);
        Span span = read.Spans[0];
        Assert.Equal(SamplingPriority.UserKeep, read.SamplingPriority ?? (SamplingPriority?)span.GetMetric(MetricNames.SamplingPriority));
        Assert.Equal("synthetics", read.Origin ?? span.GetTag(TagNames.Origin));
        Assert.Equal("-4", read.SamplingMechanism is { } mechanism ? $"-{(int)mechanism}" : span.GetTag(TagNames.DecisionMaker));
        Assert.Equal("cart", span.GetTag("_dd.p.team"));
        Assert.Equal((UInt128)7 << 64 | 1, span.TraceId);
        Assert.Equal("dotnet", span.GetTag(TagNames.Language));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void Verbatim_AddsNoTag(TraceFormat format)
    {
        Span span = Write(format, TracePayloadWriterOptions.Verbatim).Spans[0];
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) Assert.Fail(tag.Key);
        Assert.Null(span.GetMetric(MetricNames.SamplingPriority));
    }

    [Fact]
    public void TheRuntimeId_IsOneForTheProcess()
    {
        Assert.Equal(new ProcessTags().RuntimeId, new ProcessTags { Service = "other" }.RuntimeId);
        Assert.True(Guid.TryParse(ProcessTags.Default.RuntimeId, out Guid id) && id != Guid.Empty);
    }

    private static TraceChunk Write(TraceFormat format, TracePayloadWriterOptions? options)
    {
        using var writer = new TracePayloadWriter(format, options);
        Assert.True(writer.TryAppend(s_chunk));
        return TracePayloadReader.Read(writer.Complete().Body, format).Chunks[0];
    }
}

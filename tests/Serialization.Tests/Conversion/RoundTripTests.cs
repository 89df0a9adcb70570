using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Conversion;

[Trait(Category.Name, Category.Properties)]
public sealed class RoundTripTests
{
    public static TheoryData<TraceFormat, TraceFormat> Pairs
    {
        get
        {
            var pairs = new TheoryData<TraceFormat, TraceFormat>();
            foreach (TraceFormat source in TraceFormats.All)
            {
                foreach (TraceFormat target in TraceFormats.All) pairs.Add(source, target);
            }

            return pairs;
        }
    }

    [Theory]
    [MemberData(nameof(Pairs))]
    public void WhatBothHold_IsKeptThereAndBack_AndNothingIsReported(TraceFormat source, TraceFormat target)
        => Property.Holds(Payloads.Seeds, 150, seed =>
    {
        TracePayload payload = Payloads.Draw(seed, source);
        ConversionResult there = TraceConverter.Convert(payload, target);
        ConversionResult back = TraceConverter.Convert(there.Payload, source);

        Assert.Equal($"{source.GetName()} to {target.GetName()}: nothing was lost", there.Report.ToString());
        Assert.Empty(back.Report.Losses);
        Assert.Equal(PayloadMeaning.Of(payload), PayloadMeaning.Of(there.Payload));
        Assert.Equal(PayloadMeaning.Of(payload), PayloadMeaning.Of(back.Payload));
    });

    [Theory]
    [MemberData(nameof(Pairs))]
    public void TheResult_IsWhatItsBytesSay(TraceFormat source, TraceFormat target) => Property.Holds(Payloads.Seeds, 100, seed =>
    {
        TracePayload payload = TraceConverter.Convert(Payloads.Draw(seed, source), target).Payload;
        TracePayload read = TracePayloadReader.Read(TraceConverter.ToBytes(payload), target);

        Assert.Equal(PayloadMeaning.Of(payload), PayloadMeaning.Of(read));
    });

    [Fact]
    public void AnyPlan_IsKept_OrReported_AndTheSourceStaysAsItWas() => Property.Holds(Plan.OfChunk(), 200, static plan =>
    {
        // As a tracer writes it, with automatic tags, and as a reader reads it.
        byte[] body = [0x91, .. Written.Chunk(plan.Formatter, plan.Build(), plan.IsFirstOfPayload)];
        TracePayload payload = TracePayloadReader.Read(body, TraceFormat.V04);
        byte[] before = TraceConverter.ToBytes(payload);
        foreach (TraceFormat target in TraceFormats.All)
        {
            ConversionResult there = TraceConverter.Convert(payload, target);
            ConversionResult back = TraceConverter.Convert(there.Payload, TraceFormat.V04);

            Assert.Equal(before, TraceConverter.ToBytes(payload));
            Assert.Equal(there.Report.ToString(), TraceConverter.Convert(payload, target).Report.ToString());
            if (there.Report.IsLossless && back.Report.IsLossless)
                Assert.Equal(PayloadMeaning.Of(payload), PayloadMeaning.Of(back.Payload));
        }
    });

    [Fact]
    public void TheSameFormat_IsTheSamePayload()
    {
        TracePayload payload = Payloads.Draw(1, TraceFormat.V07);

        Assert.Same(payload, TraceConverter.Convert(payload, TraceFormat.V07).Payload);
    }

    [Fact]
    public void SpansThatNeedNoChange_AreShared()
    {
        TracePayload payload = Payloads.Draw(3, TraceFormat.V04);
        TracePayload converted = TraceConverter.Convert(payload, TraceFormat.V07).Payload;

        Assert.NotEmpty(payload.Chunks);
        for (int i = 0; i < payload.Chunks.Count; i++) Assert.Equal(payload.Chunks[i].Spans, converted.Chunks[i].Spans);
    }
}

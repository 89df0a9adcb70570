using SpanPack.Activities.Tests.Sampling;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>Which of several decisions holds, and memory that threads keep for spans.</summary>
public sealed class TraceSamplingTests
{
    [Fact]
    public void TheFirstDecision_Stays()
    {
        var sampling = new TraceSampling();
        sampling.Decide(SamplerSetup.Sampler(new SamplingOptions { Rate = 1 }), SamplerSetup.Root());
        sampling.Decide(SamplerSetup.Sampler(new SamplingOptions { Rate = 0 }), SamplerSetup.Root());

        Assert.Equal(SamplingPriority.UserKeep, sampling.Read().Priority);
    }

    [Theory]
    [InlineData(false, SamplingMechanism.Default)] // who has kept it first has decided
    [InlineData(true, SamplingMechanism.Manual)]
    public void AHand_ChangesIt_AndNamesItself_WhereNobodyKeptIt(bool isDropped, SamplingMechanism mechanism)
    {
        var sampling = new TraceSampling();
        sampling.Decide(SamplerSetup.Sampler(isDropped ? new SamplingOptions { Rate = 0 } : new SamplingOptions()), SamplerSetup.Root());
        sampling.Decide(SamplingPriority.UserKeep);

        TraceChunk chunk = sampling.MakeChunk(new SpanCollection(SamplerSetup.Root()), null);
        Assert.Equal((SamplingPriority.UserKeep, mechanism), (chunk.SamplingPriority, chunk.SamplingMechanism));
        Assert.Contains(new("_dd.p.dm", $"-{(int)mechanism}"), sampling.Read().Tags.AsSpan().ToArray());
    }

    [Fact]
    public void AThread_KeepsFewSpans()
    {
        Span[] first = Take(100), second = Take(100);

        Assert.Equal(64, first.Zip(second).Count(static pair => ReferenceEquals(pair.First, pair.Second)));

        static Span[] Take(int count)
        {
            ChunkSpans spans = ChunkSpans.Rent();
            Span[] taken = [.. Enumerable.Range(0, count).Select(_ => spans.Next())];
            spans.Return();
            return taken;
        }
    }
}

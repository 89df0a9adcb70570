namespace SpanPack;

/// <content>The numbers that a chunk says of its trace.</content>
public readonly partial struct TraceChunk
{
    /// <summary>The number of values of <see cref="RateCase"/>: each of three rates or not, and who decided.</summary>
    internal const int RateCases = (DeciderCount + 1) * Step;

    private const ChunkMarks Rates = ChunkMarks.SamplingRate | ChunkMarks.RateLimit | ChunkMarks.KeepRate;
    private const int FirstRate = (int)ChunkMarks.SamplingRate;
    private const int Step = (int)Rates / FirstRate + 1;
    private const int DeciderCount = 16; // mechanisms beyond are no rule, and not the agent: they are one case

    /// <summary>Whether the chunk has any of the rates.</summary>
    internal bool HasRates => Has(Rates);

    /// <summary>Which rates the chunk has and who decided, as one number.</summary>
    internal int RateCase => ((int)(_set & Rates) / FirstRate) + (Step * (int)Math.Min((uint)_samplingMechanism, DeciderCount));

    /// <summary>Says the rates alone.</summary>
    internal TraceChunk RatesOnly() => new() { SamplingMechanism = SamplingMechanism, SamplingRate = SamplingRate, RateLimit = RateLimit, KeepRate = KeepRate };

    /// <summary>The number of a tag that the chunk adds because it has a mark.</summary>
    internal double NumberOf(ChunkMarks mark) => mark switch
    {
        ChunkMarks.SamplingRate => _samplingRate,
        ChunkMarks.RateLimit => _rateLimit,
        ChunkMarks.KeepRate => _keepRate,
        ChunkMarks.ApmTracingDisabled => 0,
        _ => 1,
    };
}

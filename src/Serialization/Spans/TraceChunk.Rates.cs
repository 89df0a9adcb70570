namespace SpanPack;

/// <content>The numeric data of a chunk about its trace.</content>
public readonly partial struct TraceChunk
{
    /// <summary>The number of values of <see cref="RateCase"/>: the presence of three rates, and the decision maker.</summary>
    internal const int RateCases = (DeciderCount + 1) * Step;

    private const ChunkMarks Rates = ChunkMarks.SamplingRate | ChunkMarks.RateLimit | ChunkMarks.KeepRate;
    private const int FirstRate = (int)ChunkMarks.SamplingRate;
    private const int Step = (int)Rates / FirstRate + 1;
    private const int DeciderCount = 16; // mechanisms beyond are no rule, and not the agent: they are one case

    /// <summary>Gets whether the trace data consists of priority, mechanism and rates only.</summary>
    internal bool IsPlain => !Has(ChunkMarks.ApmTracingDisabled | ChunkMarks.AppSec | ChunkMarks.FeatureFlags
        | ChunkMarks.Origin | ChunkMarks.TraceTags);

    /// <summary>Gets whether the chunk has any of the rates.</summary>
    internal bool HasRates => Has(Rates);

    /// <summary>Gets the presence of rates and the decision maker as one number.</summary>
    internal int RateCase => ((int)(_set & Rates) / FirstRate) + (Step * (int)Math.Min((uint)_samplingMechanism, DeciderCount));

    /// <summary>Returns a chunk with the rates only.</summary>
    internal TraceChunk RatesOnly()
        => new() { SamplingMechanism = SamplingMechanism, SamplingRate = SamplingRate, RateLimit = RateLimit, KeepRate = KeepRate };

    /// <summary>Returns the number of a tag for a mark of the chunk.</summary>
    internal double NumberOf(ChunkMarks mark) => mark switch
    {
        ChunkMarks.SamplingRate => _samplingRate,
        ChunkMarks.RateLimit => _rateLimit,
        ChunkMarks.KeepRate => _keepRate,
        ChunkMarks.ApmTracingDisabled => 0,
        _ => 1,
    };
}

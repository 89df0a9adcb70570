using System.Numerics;

namespace SpanPack;

/// <content>The tags that the tracer adds to the span: which, how many at most, and their values.</content>
internal ref partial struct ChunkContext
{
    /// <summary>All tags that the tracer writes on the span, as a set of <see cref="ReservedNames"/>.</summary>
    internal readonly ulong AllAutomatic
    {
        get
        {
            ulong tags = Automatic | Runs.Names;
            if ((Role & SpanRole.FirstOfChunk) != 0) tags |= Blocks!.FirstOfChunk.Names;
            return (Role & SpanRole.FirstOfPayload) == 0 ? tags : tags | Blocks!.FirstOfPayload.Names;
        }
    }

    /// <summary>String tags that the tracer may add, at most.</summary>
    internal readonly int MaxAutomaticStrings => Runs.StringCount + MaxSingleStrings;

    /// <summary>Numeric tags that the tracer may add, at most.</summary>
    internal readonly int MaxAutomaticMetrics => Runs.Metrics.Count + BitOperations.PopCount(Automatic & AutomaticTags.Numeric);

    /// <summary>Automatic string tags that are not in the run of the role, at most.</summary>
    internal readonly int MaxSingleStrings
    {
        get
        {
            int count = BitOperations.PopCount(Automatic & ~AutomaticTags.Numeric) + TraceTagCount;
            return (Role & SpanRole.FirstOfChunk) == 0 ? count : count + Blocks!.OnceCount;
        }
    }

    /// <summary>The sampling priority as the number of a tag.</summary>
    internal readonly double Priority => (int)Chunk.SamplingPriority.GetValueOrDefault();

    /// <summary>The text of a tag that is in <see cref="Automatic"/>. Another thread may have cleared it since: then it is empty.</summary>
    internal readonly string TextOf(AutomaticTag tag) => tag.Value(new AutomaticSource(Blocks!, Role, in Chunk, Extras)).AsString() ?? string.Empty;

    /// <summary>The value of a numeric tag that is in <see cref="Automatic"/>.</summary>
    internal readonly double NumberOf(AutomaticTag tag) => Chunk.NumberOf(tag.Needs);
}

using System.Numerics;

namespace SpanPack;

/// <content>The tags that the tracer adds to the span: names, maximum number and values.</content>
internal ref partial struct ChunkContext
{
    /// <summary>Gets all tags that the tracer writes on the span, as a set of <see cref="ReservedNames"/>.</summary>
    internal readonly ulong AllAutomatic
    {
        get
        {
            ulong tags = Automatic | Runs.Names;
            if ((Role & SpanRole.FirstOfChunk) != 0) tags |= Blocks!.FirstOfChunk.Names;
            return (Role & SpanRole.FirstOfPayload) == 0 ? tags : tags | Blocks!.FirstOfPayload.Names;
        }
    }

    /// <summary>Gets the maximum number of string tags that the tracer adds.</summary>
    internal readonly int MaxAutomaticStrings => Runs.StringCount + MaxSingleStrings;

    /// <summary>Gets the maximum number of numeric tags that the tracer adds.</summary>
    internal readonly int MaxAutomaticMetrics => Runs.Metrics.Count + BitOperations.PopCount(Automatic & ReservedNames.Numeric);

    /// <summary>Gets the maximum number of automatic string tags outside of the role's run.</summary>
    internal readonly int MaxSingleStrings
    {
        get
        {
            int count = BitOperations.PopCount(Automatic & ~ReservedNames.Numeric) + TraceTagCount;
            return (Role & SpanRole.FirstOfChunk) == 0 ? count : count + Blocks!.OnceCount;
        }
    }

    /// <summary>Gets the sampling priority as the number of a tag.</summary>
    internal readonly double Priority => (int)Chunk.SamplingPriority.GetValueOrDefault();

    /// <summary>Returns the text of a tag that is in <see cref="Automatic"/>. It is empty if another thread has cleared it since.</summary>
    internal readonly string TextOf(AutomaticTag tag)
        => tag.TextOf!(new AutomaticSource(Role, in Chunk, Extras)) ?? string.Empty;

    /// <summary>Returns the value of a numeric tag that is in <see cref="Automatic"/>.</summary>
    internal readonly double NumberOf(AutomaticTag tag) => Chunk.NumberOf(tag.Needs);
}

namespace SpanPack;

/// <summary>The parts of a collector that <see cref="LocalSpans"/> uses beside traces.</summary>
internal readonly record struct LocalSpanTools
{
    /// <summary>Gets the counts of the collector.</summary>
    internal required TraceCounts Counts { get; init; }

    /// <summary>Gets the log of the collector.</summary>
    internal required CollectorLog Log { get; init; }

    /// <summary>Gets the service of spans that name none.</summary>
    internal required string DefaultService { get; init; }

    /// <summary>Gets whether what was decided of a trace of one span would be decided otherwise for a child that begins after its end.</summary>
    internal required Func<bool> RemembersSingles { get; init; }

    /// <summary>Gets the clock.</summary>
    internal required TimeProvider Time { get; init; }
}

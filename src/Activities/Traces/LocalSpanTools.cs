namespace SpanPack;

/// <summary>The parts of a collector that <see cref="LocalSpans"/> uses in addition to traces.</summary>
internal readonly record struct LocalSpanTools
{
    /// <summary>Gets the counts of the collector.</summary>
    internal required TraceCounts Counts { get; init; }

    /// <summary>Gets the log of the collector.</summary>
    internal required CollectorLog Log { get; init; }

    /// <summary>Gets the service of spans without one.</summary>
    internal required string DefaultService { get; init; }

    /// <summary>Gets whether a child that starts after the end of a single-span trace could get another decision.</summary>
    internal required Func<bool> RemembersSingles { get; init; }

    /// <summary>Gets the clock.</summary>
    internal required TimeProvider Time { get; init; }
}

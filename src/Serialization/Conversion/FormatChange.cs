namespace SpanPack;

/// <summary>The formats of a conversion, and the fields and types that only one of them has.</summary>
internal sealed record FormatChange(TraceFormatTraits Source, TraceFormatTraits Target)
{
    internal bool GainsTraceFields { get; } = Target.HasTraceFields && !Source.HasTraceFields;

    internal bool GainsTypes { get; } = Target.HasTypedAttributes && !Source.HasTypedAttributes;

    internal bool GainsLiftedFields { get; } = Target.HasLiftedFields && !Source.HasLiftedFields;

    internal bool LosesSigns { get; } = Target.HasUnsignedNumbers && !Source.HasUnsignedNumbers;

    internal bool LosesTraceFields { get; } = Source.HasTraceFields && !Target.HasTraceFields;

    internal bool LosesTypes { get; } = Source.HasTypedAttributes && !Target.HasTypedAttributes;

    internal bool LosesLiftedFields { get; } = Source.HasLiftedFields && !Target.HasLiftedFields;

    /// <summary>Gets whether times over 2^63-1 change: writers have none, so they also do where the format stays.</summary>
    internal bool BoundsTimes { get; } = Source.HasUnsignedNumbers && (!Target.HasUnsignedNumbers || Source == Target);

    /// <summary>Gets whether <see cref="TagsToV1"/> applies.</summary>
    internal bool IsTowardsV1 => GainsTraceFields || GainsTypes || GainsLiftedFields || LosesSigns;

    /// <summary>Gets whether <see cref="TagsFromV1"/> applies.</summary>
    internal bool IsAwayFromV1 => LosesTraceFields || LosesTypes || LosesLiftedFields || BoundsTimes;
}

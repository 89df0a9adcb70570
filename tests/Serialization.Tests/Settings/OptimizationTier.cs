namespace SpanPack.Serialization.Tests.Settings;

/// <summary>How a method was compiled. Source: events of the .NET runtime, "MethodLoadVerbose", flags.</summary>
internal enum OptimizationTier
{
    Unknown,
    MinOpts,
    Optimized, // at once, without tiers
    Tier0,
    Tier1,
    OnStackReplacement,
    Instrumented, // counts what a profile needs
    InstrumentedTier1,
}

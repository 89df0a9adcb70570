namespace SpanPack;

/// <summary>The decision of a sampler about a trace.</summary>
/// <param name="Priority">The priority.</param>
/// <param name="Mechanism">The mechanism that decided.</param>
/// <param name="Rate">The rate that was applied, 0 to 1; null for none.</param>
/// <param name="LimitRate">The share that the limiter allowed recently, 0 to 1; null when it was not consulted.</param>
/// <param name="RateText">The rate in the form of the tag <c>_dd.p.ksr</c>; null for none.</param>
internal readonly record struct SamplingDecision(SamplingPriority Priority, SamplingMechanism Mechanism, double? Rate, double? LimitRate,
    string? RateText = null)
{
    // Each trace has them: a nullable number takes 16 bytes.
    private readonly OptionalRate _rate = new(Rate);
    private readonly OptionalRate _limitRate = new(LimitRate);

    /// <summary>Gets the rate that was applied, 0 to 1; null for none.</summary>
    public double? Rate { get => _rate.Value; init => _rate = new OptionalRate(value); }

    /// <summary>Gets the share that the limiter allowed recently, 0 to 1; null when it was not consulted.</summary>
    public double? LimitRate { get => _limitRate.Value; init => _limitRate = new OptionalRate(value); }
}

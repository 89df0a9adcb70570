namespace SpanPack;

/// <summary>What a sampler decided of a trace.</summary>
/// <param name="Priority">Whether it is kept.</param>
/// <param name="Mechanism">Who decided.</param>
/// <param name="Rate">The rate that was applied, 0 to 1; null for none.</param>
/// <param name="LimitRate">The share that the limiter let through lately, 0 to 1; null when it was not asked.</param>
/// <param name="RateText">The rate as the tag <c>_dd.p.ksr</c> has it; null for none.</param>
internal readonly record struct SamplingDecision(SamplingPriority Priority, SamplingMechanism Mechanism, double? Rate, double? LimitRate, string? RateText = null)
{
    // Each trace has them: a nullable number takes 16 bytes.
    private readonly OptionalRate _rate = new(Rate);
    private readonly OptionalRate _limitRate = new(LimitRate);

    /// <summary>Gets the rate that was applied, 0 to 1; null for none.</summary>
    public double? Rate { get => _rate.Value; init => _rate = new OptionalRate(value); }

    /// <summary>Gets the share that the limiter let through lately, 0 to 1; null when it was not asked.</summary>
    public double? LimitRate { get => _limitRate.Value; init => _limitRate = new OptionalRate(value); }
}

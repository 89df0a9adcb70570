namespace SpanPack;

/// <summary>What a sampler decided of a trace.</summary>
/// <param name="Priority">Whether it is kept.</param>
/// <param name="Mechanism">Who decided.</param>
/// <param name="Rate">The rate that was applied, 0 to 1; null for none.</param>
/// <param name="LimitRate">The share that the limiter let through lately, 0 to 1; null when it was not asked.</param>
/// <param name="RateText">The rate as the tag <c>_dd.p.ksr</c> has it; null for none.</param>
internal readonly record struct SamplingDecision(SamplingPriority Priority, SamplingMechanism Mechanism, double? Rate, double? LimitRate, string? RateText = null);

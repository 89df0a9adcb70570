namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>How one name ended.</summary>
/// <param name="IsPassed">Whether all went as it should.</param>
/// <param name="IsStopped">Whether the process was stopped: something touched a guard page.</param>
/// <param name="Text">What was done, or what went wrong.</param>
internal sealed record GuardedOutcome(bool IsPassed, bool IsStopped, string Text)
{
    internal const string Passed = "passed:";
    internal const string Failed = "failed:";
}

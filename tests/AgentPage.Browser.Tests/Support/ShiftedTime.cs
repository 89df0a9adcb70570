namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>The time of the system, moved: what is sent now came minutes ago. Timers are those of the system.</summary>
internal sealed class ShiftedTime(TimeSpan shift) : TimeProvider
{
    internal TimeSpan Shift { get; set; } = shift;

    public override DateTimeOffset GetUtcNow() => System.GetUtcNow() + Shift;
}

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>A clock that stands.</summary>
internal sealed class FixedClock : TimeProvider
{
    internal static readonly DateTimeOffset Now = new(2026, 1, 2, 3, 4, 5, TimeSpan.Zero);

    internal static long Nanoseconds => (Now - DateTimeOffset.UnixEpoch).Ticks * 100;

    /// <inheritdoc/>
    public override DateTimeOffset GetUtcNow() => Now;
}

using System.Diagnostics;

namespace SpanPack;

/// <summary>The remaining time of an exporter call.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{Left}")]
internal readonly struct Deadline
{
    /// <summary>
    /// The limit for <see cref="Timeout.Infinite"/>, so that an agent that never answers cannot block the program. As OpenTelemetry's
    /// <c>OTEL_BSP_EXPORT_TIMEOUT</c>.
    /// </summary>
    private static readonly TimeSpan s_longest = TimeSpan.FromSeconds(30);

    private readonly TimeProvider _clock;
    private readonly long _began;
    private readonly TimeSpan _time;

    /// <param name="milliseconds">The time, or <see cref="Timeout.Infinite"/>.</param>
    /// <param name="clock">The clock.</param>
    internal Deadline(int milliseconds, TimeProvider clock)
    {
        (_clock, _began) = (clock, clock.GetTimestamp());
        _time = milliseconds == Timeout.Infinite ? s_longest : TimeSpan.FromMilliseconds(milliseconds);
    }

    /// <summary>Gets the remaining time; 0 when it is over.</summary>
    internal TimeSpan Left => _time - _clock.GetElapsedTime(_began) is var left && left > TimeSpan.Zero ? left : TimeSpan.Zero;
}

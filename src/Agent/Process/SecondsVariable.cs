using System.Globalization;

namespace SpanPack;

/// <summary>An environment variable that holds a number of seconds.</summary>
/// <param name="name">Its name.</param>
/// <param name="least">The least number that is valid, in seconds.</param>
/// <param name="most">The highest number that is valid, in seconds.</param>
/// <param name="otherwise">The number that is used where the variable is not set or not valid, in seconds.</param>
internal sealed class SecondsVariable(string name, double least, double most, double otherwise)
{
    private const double Hour = 3_600;
    private const double Day = 24 * Hour;

    /// <summary>The interval of telemetry's heartbeats.</summary>
    internal static SecondsVariable Heartbeat { get; } = new("DD_TELEMETRY_HEARTBEAT_INTERVAL", 1, 7 * Day, 60);

    /// <summary>The interval of telemetry's extended heartbeats.</summary>
    internal static SecondsVariable ExtendedHeartbeat { get; } = new("DD_TELEMETRY_EXTENDED_HEARTBEAT_INTERVAL", 1, 7 * Day, Day);

    /// <summary>The time between the polls of remote configuration.</summary>
    internal static SecondsVariable Poll { get; } = new("DD_REMOTE_CONFIG_POLL_INTERVAL_SECONDS", 0.001, Hour, 5);

    internal TimeSpan Read(Variables variables)
        => TimeSpan.FromSeconds(TryParse(variables[name], out double seconds) ? seconds : otherwise);

    /// <summary>Describes why the variable is ignored.</summary>
    /// <returns>The sentence; null where it is not set, or valid.</returns>
    internal string? DescribeProblem(Variables variables, string unlessSet)
    {
        if (variables[name] is not { } text || TryParse(text, out _)) return null;
        string range = string.Create(CultureInfo.InvariantCulture, $"a number of seconds from {least} to {most}");
        return Variables.Ignored(name, text, range, otherwise.ToString(CultureInfo.InvariantCulture) + unlessSet);
    }

    /// <summary>Returns whether a time is in the range.</summary>
    internal bool Accepts(TimeSpan time) => Accepts(time.TotalSeconds);

    private bool Accepts(double seconds) => seconds >= least && seconds <= most;

    private bool TryParse(string? text, out double seconds)
        => double.TryParse(text, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out seconds) && Accepts(seconds);
}

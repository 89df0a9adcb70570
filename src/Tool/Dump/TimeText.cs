using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Formats nanoseconds as text, with the original number.</summary>
internal static class TimeText
{
    /// <summary>Returns an instant; the number alone if it is outside of the calendar.</summary>
    internal static string Instant(Int128 nanoseconds)
    {
        if (nanoseconds <= 0) return nanoseconds.ToString(CultureInfo.InvariantCulture);
        DateTime instant = DateTime.UnixEpoch.AddTicks((long)(nanoseconds / TimeSpan.NanosecondsPerTick));
        return string.Create(CultureInfo.InvariantCulture, $"{nanoseconds} ({instant:yyyy-MM-dd'T'HH:mm:ss.fffffff}Z)");
    }

    internal static string Length(Int128 nanoseconds)
        => string.Create(CultureInfo.InvariantCulture, $"{nanoseconds} ({DurationText.Format(nanoseconds, "us")})");
}

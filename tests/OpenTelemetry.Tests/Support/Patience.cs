namespace SpanPack.OpenTelemetry.Tests.Support;

/// <summary>How long tests wait.</summary>
internal static class Patience
{
    /// <summary>A deadline that is meant to pass, in milliseconds.</summary>
    internal const int ShortMilliseconds = 200;

    /// <summary>Whoever takes longer does not keep a short deadline, also on a machine that is busy.</summary>
    internal static TimeSpan Long { get; } = TimeSpan.FromSeconds(60);
}

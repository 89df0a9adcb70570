namespace SpanPack.Tests;

/// <summary>
/// How many made-up values a test tries. <c>SPANPACK_DOSE=full</c> is for changes of what they test and for CI with time left, <c>nightly</c> for nights;
/// else a share is tried, always the same: what fails, fails again.
/// </summary>
internal static class Dose
{
    /// <summary>The trait of tests that try more in a full dose.</summary>
    internal const string Category = "Dose";

    private static readonly string? s_dose = Environment.GetEnvironmentVariable("SPANPACK_DOSE");

    internal static bool IsNightly { get; } = s_dose == "nightly";

    internal static bool IsFull { get; } = s_dose is "full" or "nightly";

    /// <param name="ordinary">For each run.</param>
    /// <param name="full">For a full dose.</param>
    internal static int Of(int ordinary, int full) => IsFull ? full : ordinary;
}

namespace SpanPack.Tests;

/// <summary>
/// How many made-up values a test tries. <c>SPANPACK_DOSE=full</c> is for changes of what they test and for CI with time left,
/// <c>nightly</c> for nights; else a share is tried, always the same: what fails, fails again.
/// </summary>
internal static class Dose
{
    /// <summary>The trait of tests that try more in a full dose.</summary>
    internal const string Category = "Dose";

    private static readonly string? s_dose = Environment.GetEnvironmentVariable("SPANPACK_DOSE");

    /// <summary>Gets whether all is tried.</summary>
    internal static bool IsFull { get; } = s_dose is "full" or "nightly";

    /// <summary>Gets whether tests try every case that starts a program or takes seconds: in a full dose and in CI.</summary>
    internal static bool IsThorough { get; } = IsFull || Environment.GetEnvironmentVariable("CI") == "true";

    /// <summary>Returns how many cases of a test are tried that starts a program for each: all of them where runs are thorough.</summary>
    /// <param name="ordinary">For each run.</param>
    internal static int OfCases(int ordinary) => IsThorough ? int.MaxValue : ordinary;

    /// <param name="ordinary">For each run.</param>
    /// <param name="full">For a full dose.</param>
    /// <param name="nightly">For nights; null for as much as a full dose.</param>
    /// <param name="thorough">For CI; null for as much as each run.</param>
    internal static int Of(int ordinary, int full, int? nightly = null, int? thorough = null)
    {
        if (!IsFull) return IsThorough ? thorough ?? ordinary : ordinary;
        return s_dose == "nightly" ? nightly ?? full : full;
    }
}

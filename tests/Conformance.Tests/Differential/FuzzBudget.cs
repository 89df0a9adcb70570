namespace SpanPack.Conformance.Tests.Differential;

/// <summary>How many made-up payloads are tried: some for every change of the code, many more at night (<c>SPANPACK_FUZZ=nightly</c>).</summary>
internal static class FuzzBudget
{
    internal static bool IsNightly { get; } = Environment.GetEnvironmentVariable("SPANPACK_FUZZ") == "nightly";

    /// <summary>Payloads for one format.</summary>
    internal static int PerFormat => (IsNightly ? 1_000_000 : 50_000) / TraceFormats.All.Count;
}

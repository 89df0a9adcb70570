namespace SpanPack.Conformance.Tests.Differential;

/// <summary>How many made-up payloads are tried.</summary>
internal static class FuzzBudget
{
    /// <summary>Payloads for one format.</summary>
    internal static int PerFormat => (Dose.IsNightly ? 1_000_000 : Dose.Of(ordinary: 20_000, full: 50_000)) / TraceFormats.All.Count;
}

using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>
/// A share of all traces, selected by their ids, so that every tracer selects the same. Source: docs/protocol.md#sampling-in-the-tracer.
/// </summary>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class TraceIdShare
{
    private const ulong Factor = 1_111_111_111_111_111_111; // spreads ids that follow each other (Knuth)

    private readonly ulong _last;

    /// <param name="rate">0 to 1.</param>
    internal TraceIdShare(double rate)
    {
        Rate = rate;
        _last = rate >= 1 ? ulong.MaxValue : (ulong)(rate * ulong.MaxValue); // 1 would be 2^64, which no ulong is
        Text = rate.ToString("0.######", CultureInfo.InvariantCulture);
    }

    internal double Rate { get; }

    /// <summary>Gets the rate in the form of <c>_dd.p.ksr</c>.</summary>
    internal string Text { get; }

    public override string ToString() => Text;

    /// <param name="traceIdLower">The lower 64 bits of the trace id.</param>
    internal bool Has(ulong traceIdLower) => unchecked(traceIdLower * Factor) <= _last;
}

using SpanPack.Benchmarks.Processes;
using SpanPack.Requests.Benchmarks.Services;

namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>Everything that a run found out: the file of <c>--json</c>.</summary>
/// <param name="Machine">Where it ran.</param>
/// <param name="Command">How it was started.</param>
/// <param name="Date">When.</param>
/// <param name="Kinds">A row of each kind.</param>
/// <param name="OfOffAtLeast">The least that ours may have, in parts of requests a second without tracing.</param>
internal sealed record RequestReport(MachineDescription Machine, string Command, DateTimeOffset Date, IReadOnlyList<KindFigures> Kinds, double OfOffAtLeast)
{
    /// <summary>Gets whether ours has as much as it must, more than OTLP, and lost nothing.</summary>
    public bool HoldsLimits => Ours.OfOff >= OfOffAtLeast && Ours.Lost == 0 && Kinds.All(kind => kind.Kind is TracingKind.Off or TracingKind.SpanPack or TracingKind.SpanPackV04 || kind.OfOff < Ours.OfOff);

    private KindFigures Ours => Kinds.Single(static kind => kind.Kind == TracingKind.SpanPack);
}

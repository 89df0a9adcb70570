using SpanPack.Agent.Benchmarks.Quick;
using SpanPack.Benchmarks.Processes;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>Everything that a run found out: the file of <c>--json</c>.</summary>
internal sealed record EndingReport(MachineDescription Machine, string Command, DateTimeOffset Date, IReadOnlyList<Row> Rows);

using SpanPack.Agent.Benchmarks.Json;
using SpanPack.Agent.Benchmarks.Network;
using SpanPack.Agent.Benchmarks.Obfuscation;
using SpanPack.Agent.Benchmarks.Queueing;
using SpanPack.Agent.Benchmarks.Threads;
using SpanPack.Agent.Benchmarks.Writing;
using SpanPack.Benchmarks.Processes;

namespace SpanPack.Agent.Benchmarks.Quick;

/// <summary>Everything that a run found out: the file of <c>--json</c>.</summary>
internal sealed record AgentReport
{
    public required MachineDescription Machine { get; init; }

    public required string Command { get; init; }

    public required DateTimeOffset Date { get; init; }

    /// <summary>Gets the table.</summary>
    public required IReadOnlyList<Row> Rows { get; init; }

    public required IReadOnlyList<StatementFigures> Statements { get; init; }

    public required IReadOnlyList<WriteFigures> Writing { get; init; }

    public required IReadOnlyList<RequestFigures> Requests { get; init; }

    public required ThreadFigures Threads { get; init; }

    public required IReadOnlyList<JsonFigures> Json { get; init; }

    /// <summary>Gets the writer beside a queue.</summary>
    public required IReadOnlyList<SinkFigures> Queueing { get; init; }
}

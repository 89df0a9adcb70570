using System.Diagnostics;
using SpanPack.Activities.Benchmarks.Traffic;
using SpanPack.Benchmarks.Judging;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>Measures one format: processor time and memory of all threads, from the end of activities until every byte stands in a segment.</summary>
internal sealed class FormatRun(TraceFormat format, int rounds, CancellationToken cancellation)
{
    private const string BatchName = "the SDK's batch processor and serialization";
    private const int Passes = 4; // through all rows: what disturbs for a second disturbs no row alone

    private readonly ShopTraffic _traffic = new();
    private readonly string _format = format.GetName();

    /// <summary>Gets the text that names of the measured traffic have; null for all.</summary>
    internal string? Only { get; init; }

    internal async Task<IReadOnlyList<JudgedRow>> RunAsync()
    {
        await using AgentEnd agent = await AgentEnd.StartAsync(format, cancellation);
        using var collector = new CollectorEnding(agent);
        using var enriched = new CollectorEnding(agent, static (_, span) => span.SetTag("shop.tier", "gold"));
        using var batch = new BatchEnding();
        (string Name, EndingRounds Rounds)[] rows = [.. PlanRows(collector, enriched, batch).Where(row => IsAsked(row.Name))];
        foreach ((_, EndingRounds turns) in rows) turns.Settle(cancellation);
        for (int pass = 0; pass < Passes; pass++)
        {
            foreach ((_, EndingRounds turns) in rows) turns.Run(rounds / Passes, cancellation);
        }

        List<JudgedRow> judged = [.. rows.Select(static row => new JudgedRow(row.Name, Times(row.Rounds.Ours), Times(row.Rounds.Theirs)))];
        if (Only is null) judged.AddRange([.. Allocated(rows), .. LearningRounds.Run(agent, _traffic, rounds, _format)]);
        return judged;
    }

    // The SDK's batch processor has rows of its own: its thread works, and spins afterwards, beside whatever comes next.
    private IEnumerable<(string Name, EndingRounds Rounds)> PlanRows(CollectorEnding collector, CollectorEnding enriched, BatchEnding batch)
    {
        (string Name, CollectorEnding Ours, Func<Activity[]> MakeTrace)[] traffics =
        [
            ("a request alone", collector, _traffic.MakeLoneRequest),
            ("a request and two children", collector, _traffic.MakeWebRequest),
            ("mixed stream", collector, _traffic.MakeAny),
            ("mixed stream with Enrich", enriched, _traffic.MakeAny),
        ];
        var otlp = new OtlpEnding();
        foreach ((string name, CollectorEnding ours, Func<Activity[]> makeTrace) in traffics)
        {
            yield return ($"{_format}, {name}: ours / OTLP's serialization, ns a span", new EndingRounds(ours, otlp, makeTrace));
            yield return ($"{_format}, {name}: ours / {BatchName}, ns a span", new EndingRounds(ours, batch, makeTrace));
        }
    }

    private static IEnumerable<JudgedRow> Allocated((string Name, EndingRounds Rounds)[] rows)
        => rows.Where(static row => row.Name.Contains(BatchName, StringComparison.Ordinal))
            .Select(static row => ToBytes(row.Name, row.Rounds));

    private static JudgedRow ToBytes(string name, EndingRounds turns)
        => new(name.Replace("ns a span", "B a span", StringComparison.Ordinal), Bytes(turns.Ours), Bytes(turns.Theirs), IsDifference: true);

    private bool IsAsked(string name) => Only is null || name.Contains(Only, StringComparison.Ordinal);

    private static double[] Times(IReadOnlyList<ProcessMeter> rounds) => [.. rounds.Select(static round => round.Nanoseconds)];

    private static double[] Bytes(IReadOnlyList<ProcessMeter> rounds) => [.. rounds.Select(static round => round.Bytes)];
}

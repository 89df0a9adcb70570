using System.Diagnostics;
using SpanPack.Activities.Benchmarks.Traffic;
using SpanPack.Benchmarks.Judging;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>Measures one format: processor time and memory of all threads, from the end of activities until every byte stands in a segment.</summary>
internal sealed class FormatRun(TraceFormat format, int rounds, CancellationToken cancellation)
{
    private readonly ShopTraffic _traffic = new();
    private readonly string _format = format.GetName();

    /// <summary>Gets the text that names of the measured traffic have; null for all.</summary>
    internal string? Only { get; init; }

    internal async Task<IReadOnlyList<JudgedRow>> RunAsync()
    {
        await using AgentEnd agent = await AgentEnd.StartAsync(format, cancellation);
        List<JudgedRow> rows = [];
        using (var collector = new CollectorEnding(agent))
        {
            (string Name, Func<Activity[]> MakeTrace)[] traffics =
            [
                ("a request alone", _traffic.MakeLoneRequest),
                ("a request and two children", _traffic.MakeWebRequest),
                ("mixed stream", _traffic.MakeAny),
            ];
            foreach ((string name, Func<Activity[]> makeTrace) in traffics) rows.AddRange([.. ToSerialization(collector, name, makeTrace), .. ToBatch(collector, name, makeTrace)]);
        }

        using (var enriched = new CollectorEnding(agent, static (_, span) => span.SetTag("shop.tier", "gold")))
            rows.AddRange(ToSerialization(enriched, "mixed stream with Enrich", _traffic.MakeAny));
        if (Only is null) rows.AddRange(LearningRounds.Run(agent, _traffic, rounds, _format));
        return rows;
    }

    private JudgedRow[] ToSerialization(CollectorEnding collector, string traffic, Func<Activity[]> makeTrace)
    {
        string name = $"{_format}, {traffic}: ours / OTLP's serialization, ns a span";
        if (!IsAsked(name)) return [];
        using var turns = new EndingRounds(collector, new OtlpEnding());
        (ProcessMeter[] ours, ProcessMeter[] theirs) = turns.Run(makeTrace, rounds, cancellation);
        return [new(name, Times(ours), Times(theirs))];
    }

    // Apart: its thread works, and spins afterwards, beside whatever comes next.
    private JudgedRow[] ToBatch(CollectorEnding collector, string traffic, Func<Activity[]> makeTrace)
    {
        string name = $"{_format}, {traffic}: ours / the SDK's batch processor and serialization, ns a span";
        if (!IsAsked(name)) return [];
        using var batch = new BatchEnding();
        using var turns = new EndingRounds(collector, batch);
        (ProcessMeter[] ours, ProcessMeter[] theirs) = turns.Run(makeTrace, rounds, cancellation);
        return
        [
            new(name, Times(ours), Times(theirs)),
            new($"{_format}, {traffic}: allocated by ours / by the SDK, B a span", Bytes(ours), Bytes(theirs), IsDifference: true),
        ];
    }

    private bool IsAsked(string name) => Only is null || name.Contains(Only, StringComparison.Ordinal);

    private static double[] Times(ProcessMeter[] rounds) => Array.ConvertAll(rounds, static round => round.Nanoseconds);

    private static double[] Bytes(ProcessMeter[] rounds) => Array.ConvertAll(rounds, static round => round.Bytes);
}

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
            if (Only is null) Measure(collector, "", _traffic.MakeAny); // to warm up
            rows.AddRange(Measure(collector, "a request alone", _traffic.MakeLoneRequest));
            rows.AddRange(Measure(collector, "a request and two children", _traffic.MakeWebRequest));
            rows.AddRange(Measure(collector, "mixed stream", _traffic.MakeAny));
        }

        using (var enriched = new CollectorEnding(agent, static (_, span) => span.SetTag("shop.tier", "gold")))
            rows.AddRange(Measure(enriched, "mixed stream with Enrich", _traffic.MakeAny));
        if (Only is null) rows.AddRange(LearningRounds.Run(agent, _traffic, rounds, _format));
        return rows;
    }

    private JudgedRow[] Measure(CollectorEnding collector, string traffic, Func<Activity[]> makeTrace)
    {
        string name = $"{_format}, {traffic}";
        if (Only is not null && !name.Contains(Only, StringComparison.Ordinal)) return [];
        using var batch = new BatchEnding();
        using var turns = new EndingRounds(collector, new OtlpEnding(), batch);
        ProcessMeter[][] figures = turns.Run(makeTrace, rounds, cancellation);
        double[] ours = Times(figures[0]);
        return
        [
            new($"{name}: ours / OTLP's serialization, ns a span", ours, Times(figures[1])),
            new($"{name}: ours / the SDK's batch processor and serialization, ns a span", ours, Times(figures[2])),
            new($"{name}: allocated by ours / by the SDK, B a span", Bytes(figures[0]), Bytes(figures[2]), IsDifference: true),
        ];
    }

    private static double[] Times(ProcessMeter[] rounds) => Array.ConvertAll(rounds, static round => round.Nanoseconds);

    private static double[] Bytes(ProcessMeter[] rounds) => Array.ConvertAll(rounds, static round => round.Bytes);
}

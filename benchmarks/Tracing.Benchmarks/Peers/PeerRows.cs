using System.Diagnostics;
using SpanPack.Activities.Benchmarks.Ending;
using SpanPack.Benchmarks.Judging;
using SpanPack.Tracing.Benchmarks.Activities;
using SpanPack.Tracing.Benchmarks.Calls;

namespace SpanPack.Tracing.Benchmarks.Peers;

/// <summary>A root and two children as scopes, beside activities through the collector and through the OpenTelemetry SDK.</summary>
internal static class PeerRows
{
    internal static async Task<IReadOnlyList<JudgedRow>> MeasureAsync(CallRounds rounds, CancellationToken cancellation)
    {
        List<JudgedRow> rows = [];
        foreach (TraceFormat format in new[] { TraceFormat.V04, TraceFormat.V1 })
        {
            using var source = new ActivitySource($"SpanPack.Benchmarks.Peers.{format.GetName()}");
            using var sdk = new SdkCalls();
            await using TracedEnd scopes = await TracedEnd.SendAsync(format, source: null, cancellation);
            await using TracedEnd activities = await TracedEnd.SendAsync(format, source.Name, cancellation);
            ProcessMeter[][] figures = rounds.Run(
            [
                new TracerCalls(scopes, SmallTrace.Scopes, SmallTrace.Spans),
                new ActivityCalls(activities, source, SmallTrace.Activities, SmallTrace.Spans),
                sdk,
            ]);
            string name = $"a root and two children, {scopes.Name}";
            rows.AddRange(Compare($"{name}: scopes / activities through the collector", figures[0], figures[1]));
            rows.AddRange(Compare($"{name}: scopes / activities through the OpenTelemetry SDK", figures[0], figures[2]));
        }

        return rows;
    }

    private static JudgedRow[] Compare(string name, ProcessMeter[] ours, ProcessMeter[] theirs) =>
    [
        new($"{name}, B", CallRounds.Bytes(ours), CallRounds.Bytes(theirs)),
        new($"{name}, ns", CallRounds.Times(ours), CallRounds.Times(theirs)),
    ];
}

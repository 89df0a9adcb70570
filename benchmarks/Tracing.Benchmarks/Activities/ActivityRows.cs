using System.Diagnostics;
using SpanPack.Activities.Benchmarks.Ending;
using SpanPack.Benchmarks.Judging;
using SpanPack.Tracing.Benchmarks.Calls;

namespace SpanPack.Tracing.Benchmarks.Activities;

/// <summary>An activity with a child, until its bytes stand in a segment: the activities are included.</summary>
internal static class ActivityRows
{
    private const double PublishedBytes = 5.61 * 1024; // of the existing tracer, which writes nothing there: its pull request #6271
    private const double PublishedNanoseconds = 8_040;

    private static readonly (string Name, Action<ActivitySource> Call)[] s_calls =
    [
        ("StartStopWithChild", ActivityPair.StartStopWithTags),
        ("StartStopWithChild, the child by context", ActivityPair.StartStopByContext),
        ("StartStopWithChild, without tags", ActivityPair.StartStop),
    ];

    internal static async Task<IReadOnlyList<JudgedRow>> MeasureAsync(CallRounds rounds, CancellationToken cancellation)
    {
        List<JudgedRow> rows = [];
        foreach (TraceFormat format in new[] { TraceFormat.V04, TraceFormat.V1 })
        {
            using var source = new ActivitySource($"SpanPack.Benchmarks.Pairs.{format.GetName()}");
            await using TracedEnd end = await TracedEnd.SendAsync(format, source.Name, cancellation);
            ProcessMeter[][] figures =
                rounds.Run([.. s_calls.Select(call => new ActivityCalls(end, source, call.Call, ActivityPair.Spans))]);
            for (int i = 0; i < s_calls.Length; i++)
            {
                string name = $"{s_calls[i].Name}, {end.Name}";
                rows.Add(new JudgedRow($"{name}: B a call", CallRounds.Bytes(figures[i]), [PublishedBytes]) { IsAlone = true });
                rows.Add(new JudgedRow($"{name}: ns a call", CallRounds.Times(figures[i]), [PublishedNanoseconds]) { IsAlone = true });
            }
        }

        return rows;
    }
}

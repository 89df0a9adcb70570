using SpanPack.Activities.Benchmarks.Ending;
using SpanPack.Benchmarks.Judging;

namespace SpanPack.Tracing.Benchmarks.Calls;

/// <summary>The benchmarks of the existing tracer: with a writer that swallows, with bytes, and with tracing disabled.</summary>
internal static class ManualRows
{
    internal static async Task<IReadOnlyList<JudgedRow>> MeasureAsync(CallRounds rounds, CancellationToken cancellation)
    {
        await using TracedEnd swallowed = await TracedEnd.SwallowAsync(cancellation);
        await using TracedEnd old = await TracedEnd.SendAsync(TraceFormat.V04, source: null, cancellation);
        await using TracedEnd recent = await TracedEnd.SendAsync(TraceFormat.V1, source: null, cancellation);
        await using TracedEnd disabled = await TracedEnd.DisableAsync(cancellation);
        TracedEnd[] ends = [swallowed, old, recent, disabled];
        List<JudgedRow> rows = [];
        Measure(ManualCall.All[^1]); // to warm up
        foreach (ManualCall call in ManualCall.All)
        {
            ProcessMeter[][] figures = Measure(call);
            for (int i = 0; i < ends.Length; i++)
            {
                string name = $"{call.Name}, {ends[i].Name}";
                rows.Add(new JudgedRow($"{name}: B a call", CallRounds.Bytes(figures[i]), [call.PublishedBytes]) { IsAlone = true });
                rows.Add(new JudgedRow($"{name}: ns a call", CallRounds.Times(figures[i]), [call.PublishedNanoseconds]) { IsAlone = true });
            }
        }

        return rows;

        ProcessMeter[][] Measure(ManualCall call) => rounds.Run([.. ends.Select(end => new TracerCalls(end, call.Call, call.Spans))]);
    }
}

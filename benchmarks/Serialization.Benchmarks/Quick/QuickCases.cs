using SpanPack.Benchmarks.Floors;
using SpanPack.Benchmarks.Reading;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Quick;

/// <summary>What the limits are about, with floors and peers.</summary>
internal static class QuickCases
{
    private static readonly WorkloadKind[] s_floors = [WorkloadKind.Copy, WorkloadKind.CopyAndNarrow, WorkloadKind.PerString];
    private static readonly WorkloadKind[] s_peers = [WorkloadKind.Otlp, WorkloadKind.Plain, WorkloadKind.Json];

    /// <summary>Makes all cases and verifies each.</summary>
    /// <exception cref="WrongOutputException">A case does not do what it should.</exception>
    internal static List<QuickCase> Create()
    {
        List<QuickCase> cases = [];
        foreach (SpanShape shape in (ReadOnlySpan<SpanShape>)[SpanShape.Simple, SpanShape.SomeTags, SpanShape.ManyTags])
        {
            Add(cases, Write(shape, Arrangement.HundredTraces), [WorkloadKind.V04Chunks, .. s_floors, .. s_peers]);
            Add(cases, Write(shape, Arrangement.ThousandSpans), [WorkloadKind.V04Chunks, WorkloadKind.PerString]);
        }

        AddWeb(cases);
        Add(cases, Write(SpanShape.Sql, Arrangement.ThousandSpans), [WorkloadKind.V04Chunks, .. s_floors, .. s_peers]);
        Add(cases, Write(SpanShape.NonAscii, Arrangement.HundredTraces), [WorkloadKind.V04Chunks, WorkloadKind.PerString]);
        Add(cases, Write(SpanShape.NonAsciiNewTexts, Arrangement.HundredTraces), [WorkloadKind.V04Chunks, WorkloadKind.PerString]);
        AddAppService(cases);
        foreach (QuickCase quickCase in cases) quickCase.Workload.Verify();
        return cases;
    }

    private static void AddWeb(List<QuickCase> cases)
    {
        WrittenTraces traces = Write(SpanShape.WebServer, Arrangement.ThousandTraces);
        Add(cases, traces, [WorkloadKind.V04Chunks, WorkloadKind.V04, WorkloadKind.V05, WorkloadKind.V07, WorkloadKind.V1, .. s_floors, .. s_peers]);
        byte[] payload = traces.PayloadBytes.ToArray();
        Add(cases, traces.Set, "reading into spans", new PayloadReading(payload, TraceFormat.V04, traces.Spans.Length));
        Add(cases, traces.Set, "streaming reader", new PayloadVisiting(payload, TraceFormat.V04, traces.Spans.Length));
        Add(cases, Write(SpanShape.WebServer, Arrangement.ThousandSpans), [WorkloadKind.V04Chunks, .. s_floors, WorkloadKind.Otlp]);
        Add(cases, Write(SpanShape.WebServerUniqueUrls, Arrangement.ThousandTraces), [WorkloadKind.V04Chunks, WorkloadKind.V05, WorkloadKind.V1, WorkloadKind.PerString]);
        Add(cases, Write(SpanShape.WebServerNewTexts, Arrangement.ThousandTraces), [WorkloadKind.V04Chunks, WorkloadKind.V1, WorkloadKind.PerString]);
    }

    private static void AddAppService(List<QuickCase> cases)
    {
        WrittenTraces site = Write(SpanShape.AppService, Arrangement.HundredTraces);
        Add(cases, site, [WorkloadKind.V04Chunks]);
        Add(cases, site.Set, "Floor.Copy of what it adds", AddedBytes.Of(site, Write(SpanShape.Simple, Arrangement.HundredTraces)));
    }

    private static WrittenTraces Write(SpanShape shape, Arrangement arrangement) => new(new TraceSet(shape, arrangement));

    private static void Add(List<QuickCase> cases, WrittenTraces written, ReadOnlySpan<WorkloadKind> kinds)
    {
        foreach (WorkloadKind kind in kinds) Add(cases, written.Set, kind.Label(), WorkloadKinds.Create(kind, written));
    }

    private static void Add(List<QuickCase> cases, TraceSet set, string label, Workload workload) => cases.Add(new QuickCase(set.Shape, label, set.Arrangement, workload));
}

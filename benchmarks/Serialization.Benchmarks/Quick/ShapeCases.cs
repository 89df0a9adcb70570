using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Reading;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Writers, readers, floors and peers of spans of one shape, as far as there are limits for them.</summary>
internal static class ShapeCases
{
    private static readonly WorkloadKind[] s_floors = [WorkloadKind.Copy, WorkloadKind.CopyAndNarrow, WorkloadKind.PerString];
    private static readonly WorkloadKind[] s_peers = [WorkloadKind.Otlp, WorkloadKind.Plain, WorkloadKind.Json];

    internal static List<MeasuredCase> Create()
    {
        List<MeasuredCase> cases = [];
        foreach (SpanShape shape in (ReadOnlySpan<SpanShape>)[SpanShape.Simple, SpanShape.SomeTags, SpanShape.ManyTags, SpanShape.WebServer,
            SpanShape.Sql])
        {
            Add(cases, Write(shape, Arrangement.ThousandSpans), [WorkloadKind.V04Chunks, .. s_floors]);
        }

        AddWeb(cases);
        Add(cases, Write(SpanShape.NonAsciiNewTexts, Arrangement.HundredTraces), [WorkloadKind.V04Chunks, WorkloadKind.PerString]);
        Add(cases, Write(SpanShape.OneTag, Arrangement.ThousandTraces), [WorkloadKind.V05, WorkloadKind.V1]);
        Add(cases, Write(SpanShape.SeventeenTags, Arrangement.ThousandTraces), [WorkloadKind.V05, WorkloadKind.V1]);
        AddAppService(cases);
        return cases;
    }

    private static void AddWeb(List<MeasuredCase> cases)
    {
        WrittenTraces traces = Write(SpanShape.WebServer, Arrangement.ThousandTraces);
        Add(cases, traces,
            [WorkloadKind.V04Chunks, WorkloadKind.V04, WorkloadKind.V05, WorkloadKind.V07, WorkloadKind.V1, .. s_floors, .. s_peers]);
        byte[] payload = traces.PayloadBytes.ToArray();
        cases.Add(new MeasuredCase(Group(traces.Set), "reading into spans", CaseKind.Reader,
            new PayloadReading(payload, TraceFormat.V04, traces.Spans.Length)));
        cases.Add(new MeasuredCase(Group(traces.Set), "streaming reader", CaseKind.Reader,
            new PayloadVisiting(payload, TraceFormat.V04, traces.Spans.Length)));
        foreach (SpanShape shape in (ReadOnlySpan<SpanShape>)[SpanShape.WebServerUniqueUrls, SpanShape.WebServerNewTexts])
        {
            Add(cases, Write(shape, Arrangement.ThousandTraces),
                [WorkloadKind.V04Chunks, WorkloadKind.V05, WorkloadKind.V1, WorkloadKind.PerString]);
        }
    }

    private static void AddAppService(List<MeasuredCase> cases)
    {
        WrittenTraces elsewhere = Write(SpanShape.Simple, Arrangement.HundredTraces);
        WrittenTraces site = Write(SpanShape.AppService, Arrangement.HundredTraces);
        Add(cases, elsewhere, [WorkloadKind.V04Chunks]);
        Add(cases, site, [WorkloadKind.V04Chunks]);
        cases.Add(new MeasuredCase(Group(site.Set), "Floor.Copy of what it adds", CaseKind.Floor, AddedBytes.Of(site, elsewhere)));
    }

    private static WrittenTraces Write(SpanShape shape, Arrangement arrangement) => new(new TraceSet(shape, arrangement));

    private static void Add(List<MeasuredCase> cases, WrittenTraces written, ReadOnlySpan<WorkloadKind> kinds)
    {
        foreach (WorkloadKind kind in kinds)
            cases.Add(new MeasuredCase(Group(written.Set), kind.Label(), kind.ToCaseKind(), WorkloadKinds.Create(kind, written)));
    }

    private static CaseGroup Group(TraceSet set)
        => new($"{set.Shape.Label()}, {set.Arrangement.Label()}", $"{set.Shape.Description()}. {set.Arrangement.Description()}.");
}

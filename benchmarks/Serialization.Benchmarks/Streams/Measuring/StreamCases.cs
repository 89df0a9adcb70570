using SpanPack.Benchmarks.Floors;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Streams.Measuring;

/// <summary>Writers and floors of a stream.</summary>
internal static class StreamCases
{
    /// <summary>The floor that ratios are of.</summary>
    internal const string PerString = "Floor.PerString";

    /// <summary>Makes the cases and verifies each.</summary>
    /// <exception cref="WrongOutputException">A case does not do what it should.</exception>
    internal static List<StreamCase> Create(WrittenStream written, StreamOptions options)
    {
        List<StreamCase> cases = [];
        foreach (TraceFormat format in options.Formats)
        {
            cases.Add(Writer(written, format, asTracer: false));
            if (options.AsTracer) cases.Add(Writer(written, format, asTracer: true));
        }

        int spanCount = written.Stream.Spans.Length;
        cases.Add(Floor("Floor.Copy", new CopyFloor(written.Bytes, written.TraceSizes, spanCount)));
        cases.Add(Floor("Floor.CopyAndNarrow", new CopyAndNarrowFloor(written.Texts, written.SpanSizes)));
        cases.Add(Floor("Floor.Touch", new TouchFloor(written.Texts)));
        cases.Add(Floor("Floor.TouchAndStore", new TouchAndStoreFloor(written.Texts, written.SpanSizes)));
        cases.Add(Floor(PerString, new PerStringFloor(written.Texts)));
        foreach (StreamCase streamCase in cases) streamCase.Workload.Verify();
        return cases;
    }

    private static StreamCase Writer(WrittenStream written, TraceFormat format, bool asTracer)
        => new(asTracer ? $"{format.GetName()} as a tracer" : format.GetName(), IsWriter: true, new StreamWriting(written.Stream, format, asTracer));

    private static StreamCase Floor(string label, Workload workload) => new(label, IsWriter: false, workload);
}

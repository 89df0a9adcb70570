using SpanPack.Benchmarks.Floors;
using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Streams;

/// <summary>Writers and floors of a stream.</summary>
internal static class StreamCases
{
    internal static List<MeasuredCase> Create(StreamOptions options)
    {
        CaseGroup group = options.Group;
        var stream = new SpanStream(options.Kind, options.SpanCount);
        var written = new WrittenStream(stream);
        List<MeasuredCase> cases = [];
        foreach (TraceFormat format in options.Formats)
        {
            AddWriter(asTracer: false);
            if (options.AsTracer) AddWriter(asTracer: true);

            void AddWriter(bool asTracer)
            {
                var writing = new StreamWriting(stream, format, asTracer);
                cases.Add(new MeasuredCase(group, writing.Label, CaseKind.Writer, writing));
            }
        }

        AddFloor("Floor.Copy", new CopyFloor(written.Bytes, written.ChunkSizes, stream.Spans.Length));
        AddFloor("Floor.CopyAndNarrow", new CopyAndNarrowFloor(written.Texts, written.SpanSizes));
        AddFloor("Floor.Touch", new TouchFloor(written.Texts));
        AddFloor("Floor.TouchAndStore", new TouchAndStoreFloor(written.Texts, written.SpanSizes));
        AddFloor(PerStringFloor.Label, new PerStringFloor(written.Texts));
        return cases;

        void AddFloor(string label, Workload workload) => cases.Add(new MeasuredCase(group, label, CaseKind.Floor, workload));
    }
}

using SpanPack.Benchmarks.Floors;
using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Peers;
using SpanPack.Benchmarks.Shapes;

namespace SpanPack.Benchmarks.Workloads;

/// <summary>Names of workloads, and the workloads themselves.</summary>
internal static class WorkloadKinds
{
    internal static string Label(this WorkloadKind kind) => kind switch
    {
        WorkloadKind.V04Chunks => "v0.4",
        WorkloadKind.V04 => "v0.4 payload",
        WorkloadKind.V05 => "v0.5 payload",
        WorkloadKind.V07 => "v0.7 payload",
        WorkloadKind.V1 => "v1.0 payload",
        WorkloadKind.Copy => "Floor.Copy",
        WorkloadKind.CopyAndNarrow => "Floor.CopyAndNarrow",
        WorkloadKind.PerString => PerStringFloor.Label,
        WorkloadKind.Otlp => "OTLP exporter",
        WorkloadKind.Json => "System.Text.Json",
        WorkloadKind.Plain => "plain MessagePack",
        _ => throw new ArgumentOutOfRangeException(nameof(kind), kind, null),
    };

    /// <summary>What sort of case it is.</summary>
    internal static CaseKind ToCaseKind(this WorkloadKind kind) => kind switch
    {
        <= WorkloadKind.V1 => CaseKind.Writer,
        <= WorkloadKind.PerString => CaseKind.Floor,
        _ => CaseKind.Peer,
    };

    /// <summary>Makes a workload over traces that may be shared with others.</summary>
    internal static Workload Create(WorkloadKind kind, WrittenTraces written) => kind switch
    {
        WorkloadKind.V04Chunks => new ChunkWriting(written.Set),
        WorkloadKind.V04 => new PayloadWriting(written.Set, TraceFormat.V04),
        WorkloadKind.V05 => new PayloadWriting(written.Set, TraceFormat.V05),
        WorkloadKind.V07 => new PayloadWriting(written.Set, TraceFormat.V07),
        WorkloadKind.V1 => new PayloadWriting(written.Set, TraceFormat.V1),
        WorkloadKind.Copy => new CopyFloor(written.Bytes, written.Spans.Length),
        WorkloadKind.CopyAndNarrow => new CopyAndNarrowFloor(written.Texts, written.SpanSizes),
        WorkloadKind.PerString => new PerStringFloor(written.Texts),
        WorkloadKind.Otlp => new OtlpPeer(written),
        WorkloadKind.Json => new JsonPeer(written),
        WorkloadKind.Plain => new PlainPeer(written),
        _ => throw new ArgumentOutOfRangeException(nameof(kind), kind, null),
    };
}

namespace SpanPack.Benchmarks.Workloads;

/// <summary>What is done with a set of traces.</summary>
public enum WorkloadKind
{
    /// <summary>v0.4, each chunk by itself: <c>SpanMessagePackFormatter.Write</c>.</summary>
    V04Chunks,

    /// <summary>A v0.4 payload: <c>TracePayloadWriter</c>.</summary>
    V04,

    /// <summary>A v0.5 payload.</summary>
    V05,

    /// <summary>A v0.7 payload.</summary>
    V07,

    /// <summary>A v1.0 payload.</summary>
    V1,

    /// <summary>Floor: the finished v0.4 bytes copied, a copy a span.</summary>
    Copy,

    /// <summary>Floor: the constant bytes copied, all run-time text narrowed in one call a span.</summary>
    CopyAndNarrow,

    /// <summary>Floor: one call of the framework for each text given at run time.</summary>
    PerString,

    /// <summary>Peer: the serializer of the OpenTelemetry SDK's OTLP exporter.</summary>
    Otlp,

    /// <summary>Peer: source-generated <c>System.Text.Json</c>.</summary>
    Json,

    /// <summary>Peer: MessagePack by hand, a call of <c>Encoding.UTF8</c> for each string.</summary>
    Plain,
}

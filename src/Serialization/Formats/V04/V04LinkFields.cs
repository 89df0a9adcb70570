namespace SpanPack;

/// <summary>Field names of span links, encoded at compile time. Source: agent protocol, section 3.1.</summary>
internal static partial class V04LinkFields
{
    internal const int TraceIdOffset = 9;
    internal const int TraceIdHighOffset = 32;
    internal const int SpanIdOffset = 49;

    /// <summary>The fields of every link, without the map header; the numbers are in their widest form so that their places are known.</summary>
    [MessagePackPair("trace_id", ulong.MaxValue)]
    [MessagePackPair("trace_id_high", ulong.MaxValue)]
    [MessagePackPair("span_id", ulong.MaxValue)]
    internal static partial ReadOnlySpan<byte> Ids { get; }

    [MessagePackString("attributes")]
    internal static partial ReadOnlySpan<byte> Attributes { get; }

    [MessagePackString("tracestate")]
    internal static partial ReadOnlySpan<byte> TraceState { get; }

    [MessagePackString("flags")]
    internal static partial ReadOnlySpan<byte> Flags { get; }
}

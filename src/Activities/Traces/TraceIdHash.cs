using System.Diagnostics;

namespace SpanPack;

/// <summary>A number for a trace id, whose upper bits are an index in a table.</summary>
/// <remarks>The lower half of an id, which is random, is enough. Chosen ids with the same index only make tables evict entries.</remarks>
internal static class TraceIdHash
{
    private const int LowerHalf = 16; // of 32 digits

    internal static ulong Of(ActivityTraceId id) => Of(HexId.Read(id.ToHexString().AsSpan(LowerHalf)));

    internal static ulong Of(UInt128 id) => Of((ulong)id);

    private static ulong Of(ulong lower) => lower * 0x9E3779B97F4A7C15;
}

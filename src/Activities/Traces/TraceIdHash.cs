using System.Diagnostics;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>A number for a trace id, whose upper bits are a place in a table.</summary>
/// <remarks>Eight characters of an id say as much as all. Chosen ids that meet make tables forget, no more.</remarks>
internal static class TraceIdHash
{
    private const int HashedFrom = 24; // of 32 characters

    internal static ulong Of(ActivityTraceId id)
    {
        ReadOnlySpan<byte> last = MemoryMarshal.AsBytes(id.ToHexString().AsSpan(HashedFrom));
        return (MemoryMarshal.Read<ulong>(last) + (MemoryMarshal.Read<ulong>(last[sizeof(ulong)..]) * 31)) * 0x9E3779B97F4A7C15;
    }
}

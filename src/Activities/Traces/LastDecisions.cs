using System.Buffers.Binary;
using System.Diagnostics;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>
/// What was decided of the traces that began last, by their ids. A parent of this process that is given as a context makes a second local root, and says nothing of what was decided for the first:
/// a trace would be kept in part.
/// </summary>
/// <remarks>Safe for any number of threads, without a lock. A trace that finds its place taken has it from then on; one that was driven out is decided again.</remarks>
[DebuggerDisplay("{_places.Length} places")]
internal sealed class LastDecisions
{
    /// <summary>Traces that are known, at most: 32 KiB of references. A power of two.</summary>
    internal const int Capacity = 4_096;

    private const int HashedFrom = 24; // of 32 characters
    private const int HashShift = 20; // leaves the bits of a place

    private readonly TraceSampling?[] _places = new TraceSampling?[Capacity];

    /// <summary>What was decided of the trace of a local root.</summary>
    /// <param name="root">The local root.</param>
    /// <param name="remote">Its parent; null without one. One of another process says itself what was decided.</param>
    internal TraceSampling FindOrAdd(Activity root, PropagatedContext? remote)
    {
        ActivityTraceId id = root.TraceId;
        ref TraceSampling? place = ref _places[PlaceOf(id)];
        if (remote is not { IsRemote: true } && Volatile.Read(ref place) is { } known && known.TraceId == id) return known;
        var sampling = new TraceSampling();
        sampling.BeginWith(id, remote);
        Volatile.Write(ref place, sampling);
        return sampling;
    }

    /// <summary>Whether something is known of a trace.</summary>
    internal bool Has(ActivityTraceId id) => Volatile.Read(ref _places[PlaceOf(id)]) is { } known && known.TraceId == id;

    // Some characters of an id say as much as all. Who chooses ids so that they meet makes traces be decided anew, no more.
    private static int PlaceOf(ActivityTraceId id)
    {
        ReadOnlySpan<byte> last = MemoryMarshal.AsBytes(id.ToHexString().AsSpan(HashedFrom));
        uint mixed = (uint)((BinaryPrimitives.ReadUInt64LittleEndian(last) + (BinaryPrimitives.ReadUInt64LittleEndian(last[sizeof(ulong)..]) * 31)) * 0x9E3779B97F4A7C15 >> 32);
        return (int)(mixed >> HashShift);
    }
}

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
    /// <summary>Traces that are known, at most: 32 KiB of references and as much of hashes. A power of two.</summary>
    internal const int Capacity = 4_096;

    private const int HashedFrom = 24; // of 32 characters
    private const int HashShift = 52; // leaves the bits of a place

    private readonly TraceSampling?[] _places = new TraceSampling?[Capacity];
    private readonly ulong[] _hashes = new ulong[Capacity]; // of what the places have: nearly all that is asked for is not there, and the objects are in no cache

    /// <summary>What was decided of the trace of a local root.</summary>
    /// <param name="root">The local root.</param>
    /// <param name="remote">Its parent; null without one. One of another process says itself what was decided.</param>
    internal TraceSampling FindOrAdd(Activity root, PropagatedContext? remote)
    {
        ActivityTraceId id = root.TraceId;
        ulong hash = HashOf(id);
        if (remote is not { IsRemote: true } && Find(id, hash) is { } known) return known;
        var sampling = new TraceSampling();
        sampling.BeginWith(id, remote);
        Volatile.Write(ref _places[hash >> HashShift], sampling);
        Volatile.Write(ref _hashes[hash >> HashShift], hash); // after what it is of
        return sampling;
    }

    /// <summary>Whether something is known of a trace.</summary>
    internal bool Has(ActivityTraceId id) => Find(id, HashOf(id)) is not null;

    private TraceSampling? Find(ActivityTraceId id, ulong hash)
        => Volatile.Read(ref _hashes[hash >> HashShift]) == hash && Volatile.Read(ref _places[hash >> HashShift]) is { } known && known.TraceId == id ? known : null;

    // Some characters of an id say as much as all. Who chooses ids so that they meet makes traces be decided anew, no more.
    private static ulong HashOf(ActivityTraceId id)
    {
        ReadOnlySpan<byte> last = MemoryMarshal.AsBytes(id.ToHexString().AsSpan(HashedFrom));
        return (BinaryPrimitives.ReadUInt64LittleEndian(last) + (BinaryPrimitives.ReadUInt64LittleEndian(last[sizeof(ulong)..]) * 31)) * 0x9E3779B97F4A7C15;
    }
}

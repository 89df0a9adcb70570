using System.Diagnostics;

namespace SpanPack;

/// <summary>The memory of ended activities that wait for their local roots.</summary>
/// <remarks>Safe for any number of threads, without a lock.</remarks>
/// <param name="limit">The limit in bytes.</param>
[DebuggerDisplay("{_held} of {_limit} bytes")]
internal sealed class HeldBytes(long limit)
{
    private readonly long _limit = limit;
    private long _held;

    /// <summary>Gets the number of held bytes.</summary>
    internal long Held => Volatile.Read(ref _held);

    /// <summary>Gets whether more than three quarters of the limit are held.</summary>
    internal bool IsCrowded => Held > _limit - (_limit / 4);

    /// <summary>Adds bytes.</summary>
    /// <returns>Whether they are within the limit; they count in either case.</returns>
    internal bool Add(long bytes) => Interlocked.Add(ref _held, bytes) <= _limit;

    internal void Remove(long bytes) => Interlocked.Add(ref _held, -bytes);
}

using System.Diagnostics;

namespace SpanPack;

/// <summary>The memory of ended activities that wait for their local roots.</summary>
/// <remarks>Safe for any number of threads, without a lock. Bytes are removed from the part to which they were added.</remarks>
/// <param name="limit">The limit in bytes.</param>
[DebuggerDisplay("{Held} of {_limit} bytes")]
internal sealed class HeldBytes(long limit)
{
    private const int UncheckedShare = 16; // of the limit, in all parts together

    private readonly StripedNumber _held = new();
    private readonly long _limit = limit;
    private readonly long _unchecked = limit / (UncheckedShare * StripedNumber.PartCount);

    /// <summary>Gets the number of held bytes.</summary>
    internal long Held => _held.Sum;

    /// <summary>Gets whether more than three quarters of the limit are held.</summary>
    internal bool IsCrowded => Held > _limit - (_limit / 4);

    /// <summary>Adds bytes to a part (<see cref="StripedNumber.PartOfThread"/>).</summary>
    /// <returns>
    /// Whether they are within the limit; they count in either case. Parts that hold little do not read the others, so the limit may be
    /// exceeded by a sixteenth.
    /// </returns>
    internal bool Add(int part, long bytes) => _held.Add(part, bytes) <= _unchecked || Held <= _limit;

    internal void Remove(int part, long bytes) => _held.Add(part, -bytes);
}

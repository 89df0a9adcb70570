using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// A number that every trace changes, kept in parts: threads that change different parts do not wait for each other's cache line.
/// </summary>
/// <remarks>Safe for any number of threads, without a lock.</remarks>
[DebuggerDisplay("{Sum}")]
internal sealed class StripedNumber
{
    /// <summary>The number of parts. A power of two.</summary>
    internal const int PartCount = 8;

    private readonly PaddedLong[] _parts = new PaddedLong[PartCount];

    /// <summary>Gets the part of this thread.</summary>
    internal static int PartOfThread => Environment.CurrentManagedThreadId & (PartCount - 1);

    /// <summary>Gets the sum of all parts, each read at another time.</summary>
    internal long Sum
    {
        get
        {
            long sum = 0;
            for (int i = 0; i < _parts.Length; i++) sum += Volatile.Read(ref _parts[i].Value);
            return sum;
        }
    }

    /// <summary>Changes a part.</summary>
    /// <returns>The part.</returns>
    internal long Add(int part, long change) => Interlocked.Add(ref _parts[part].Value, change);
}

using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// Decodes entries of a map with the usual encoding of tracers. It stops at the first other encoding, or near the end of the payload.
/// </summary>
internal static class V04CommonEntries
{
    /// <summary>Decodes entries.</summary>
    /// <returns>The number of remaining entries of the map.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)] // inlined into its callers, reading into spans takes 10 % longer
    internal static int Decode<TEntry, TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, int count)
        where TEntry : struct, ICommonEntry
        where TVisitor : ITraceVisitor
    {
        int length = reader.Bytes.Length;
        nint position = reader.Position;
        for (; count > 0 && length - position >= CommonEncodings.MaxEntry; count--)
        {
            nint next = TEntry.Decode(ref reader, position, ref visitor, count);
            if (next == 0) break;
            position = next;
        }

        reader.Position = (int)position;
        return count;
    }
}

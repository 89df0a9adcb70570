using System.Buffers;

namespace SpanPack.Serialization.Tests.Outside;

/// <summary>A pool that hands out an array that is too short, once: the one whose turn it is.</summary>
/// <param name="turn">Which one; 0 is the first.</param>
/// <param name="length">Its length.</param>
internal sealed class ShortPool(int turn, Func<int, int> length) : ArrayPool<byte>
{
    internal int RentCount { get; private set; }

    internal int HeldCount { get; private set; }

    public override byte[] Rent(int minimumLength)
    {
        HeldCount++;
        return new byte[RentCount++ == turn ? length(minimumLength) : minimumLength];
    }

    public override void Return(byte[] array, bool clearArray = false) => HeldCount--;
}

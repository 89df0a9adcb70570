using System.Buffers;

namespace SpanPack.Serialization.Tests.Payloads;

/// <summary>A pool that knows what is rented of it, and that refuses above a limit.</summary>
internal sealed class CountingPool(long limit = long.MaxValue) : ArrayPool<byte>
{
    private readonly HashSet<byte[]> _rented = [];

    internal long RentedBytes => _rented.Sum(static array => (long)array.Length);

    public override byte[] Rent(int minimumLength)
    {
        if (RentedBytes + minimumLength > limit) throw new InsufficientMemoryException();
        byte[] array = GC.AllocateUninitializedArray<byte>(minimumLength);
        _rented.Add(array);
        return array;
    }

    public override void Return(byte[] array, bool clearArray = false)
    {
        Assert.True(_rented.Remove(array), "It is not of this pool, or was returned before.");
        Array.Fill(array, (byte)0xC1); // which no payload has: who reads it now, fails
    }
}

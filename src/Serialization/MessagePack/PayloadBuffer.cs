using System.Buffers;

namespace SpanPack;

/// <summary>A growing buffer of bytes from the shared array pool. Not safe for use by two threads at once.</summary>
public sealed class PayloadBuffer : IDisposable
{
    private const int DefaultCapacity = 16 * 1024;

    private byte[] _array;

    /// <summary>Creates a buffer.</summary>
    /// <param name="capacity">Bytes to begin with; 0 or more. It grows by doubling.</param>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="capacity"/> is negative.</exception>
    public PayloadBuffer(int capacity = DefaultCapacity)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(capacity);
        _array = ArrayPool<byte>.Shared.Rent(Math.Max(capacity, 1));
    }

    /// <summary>Gets the number of bytes written.</summary>
    public int Length { get; private set; }

    /// <summary>Gets the bytes written. Valid until the next write, <see cref="Clear"/> or <see cref="Dispose"/>.</summary>
    public ReadOnlySpan<byte> WrittenSpan => Array.AsSpan(0, Length);

    /// <summary>Gets the bytes written. Valid until the next write, <see cref="Clear"/> or <see cref="Dispose"/>.</summary>
    public ReadOnlyMemory<byte> WrittenMemory => Array.AsMemory(0, Length);

    /// <exception cref="ObjectDisposedException">The buffer was disposed.</exception>
    internal byte[] Array
    {
        get
        {
            ObjectDisposedException.ThrowIf(_array.Length == 0, this);
            return _array;
        }
    }

    /// <summary>Forgets what was written and keeps the memory.</summary>
    public void Clear() => Length = 0;

    /// <summary>Returns the memory to the pool.</summary>
    public void Dispose()
    {
        byte[] array = Interlocked.Exchange(ref _array, []);
        Length = 0;
        if (array.Length > 0) ArrayPool<byte>.Shared.Return(array);
    }

    /// <summary>Sets the number of bytes that count as written: more after a write, fewer to roll one back.</summary>
    internal void SetLength(int length) => Length = length;

    /// <summary>Makes the array at least as long as asked for and keeps its first bytes.</summary>
    /// <exception cref="InvalidOperationException">An array cannot be that long.</exception>
    internal void EnsureCapacity(int bytesToKeep, long capacity)
    {
        byte[] old = Array;
        if (capacity <= old.Length) return;
        if (capacity > System.Array.MaxLength) ThrowHelper.ThrowTooLarge();
        byte[] larger = ArrayPool<byte>.Shared.Rent((int)Math.Max(capacity, Math.Min(old.Length * 2L, System.Array.MaxLength)));
        old.AsSpan(0, bytesToKeep).CopyTo(larger);
        _array = larger;
        ArrayPool<byte>.Shared.Return(old);
    }
}

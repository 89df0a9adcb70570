using System.Buffers;

namespace SpanPack;

/// <summary>A growing buffer of bytes from a pool, by default the shared one. Not safe for use by two threads at once.</summary>
internal sealed partial class PayloadBuffer : IDisposable
{
    private const int DefaultCapacity = 16 * 1024;

    private readonly ArrayPool<byte> _pool;
    private byte[] _array;
    private int _length;
    private bool _isDisposed;

    /// <summary>Creates a buffer.</summary>
    /// <param name="capacity">Initial bytes; 0 or more. It grows by doubling.</param>
    /// <param name="pool">The source of memory; null for the shared pool.</param>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="capacity"/> is negative.</exception>
    public PayloadBuffer(int capacity = DefaultCapacity, ArrayPool<byte>? pool = null)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(capacity);
        _pool = pool ?? ArrayPool<byte>.Shared;
        _array = Rent(Math.Max(capacity, 1));
    }

    /// <summary>Gets the number of bytes written.</summary>
    public int Length => _length;

    /// <summary>Gets the bytes of memory of the last block; 0 when there is none.</summary>
    internal int Capacity => _array.Length;

    /// <summary>Gets the bytes written. Valid until the next write, <see cref="Clear"/> or <see cref="Dispose"/>.</summary>
    public ReadOnlySpan<byte> WrittenSpan => Array.AsSpan(0, Length);

    /// <summary>Gets the bytes written. Valid until the next write, <see cref="Clear"/> or <see cref="Dispose"/>.</summary>
    public ReadOnlyMemory<byte> WrittenMemory => Array.AsMemory(0, Length);

    /// <exception cref="ObjectDisposedException">The buffer was disposed, or has no memory.</exception>
    internal byte[] Array
    {
        get
        {
            ObjectDisposedException.ThrowIf(_array.Length == 0, this);
            return _array;
        }
    }

    /// <summary>Gets the writable bytes after the content, without growing.</summary>
    internal Span<byte> Room => Array.AsSpan(Length);

    /// <summary>Discards the content and keeps the memory.</summary>
    public void Clear()
    {
        while (_full.Count > 0) DropBlock();
        _length = 0;
    }

    /// <summary>Returns the memory to the pool.</summary>
    public void Dispose()
    {
        _isDisposed = true;
        Release();
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The number of bytes, in all blocks.</returns>
    public override string ToString() => $"{ByteCount} bytes";

    /// <summary>Commits bytes that were stored in <see cref="Room"/>.</summary>
    internal void Advance(int byteCount) => _length += byteCount;

    /// <summary>Appends bytes.</summary>
    internal void Append(ReadOnlySpan<byte> bytes)
    {
        Span<byte> room = Room;
        if (room.Length < bytes.Length) room = Grow([], bytes.Length);
        bytes.CopyTo(room);
        Advance(bytes.Length);
    }

    /// <summary>Makes room after the content.</summary>
    /// <param name="begun">Bytes that are already stored there, or in other memory; they are moved along.</param>
    /// <param name="byteCount">The required bytes, <paramref name="begun"/> included.</param>
    /// <returns>The room: at least that many bytes, starting with <paramref name="begun"/>.</returns>
    /// <exception cref="InvalidOperationException">An array cannot be that long.</exception>
    internal Span<byte> Grow(ReadOnlySpan<byte> begun, long byteCount)
    {
        if (_blockBytes != 0 && Length != 0 && byteCount > Array.Length - Length) AddBlock(byteCount, begun);
        else Enlarge(Length + byteCount, begun);
        return Room;
    }

    // Stores are unchecked from here on: a pool of the caller's that returns less must stop now.
    private byte[] Rent(int byteCount)
    {
        byte[]? array = _pool.Rent(byteCount);
        if (array is not null && array.Length >= byteCount) return array;
        if (array is not null) _pool.Return(array);
        SizeErrors.ThrowTooShort(array?.Length ?? 0, byteCount);
        return null;
    }

    // Within one block all that was written moves.
    private void Enlarge(long capacity, ReadOnlySpan<byte> begun)
    {
        byte[] old = Array;
        if (capacity > old.Length)
        {
            if (capacity > System.Array.MaxLength) SizeErrors.ThrowTooLarge();
            _array = Rent((int)Math.Max(capacity, Math.Min(old.Length * 2L, System.Array.MaxLength)));
            old.AsSpan(0, Length).CopyTo(_array);
        }

        begun.CopyTo(Room);
        if (old != _array) _pool.Return(old);
    }
}

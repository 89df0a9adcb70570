using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>The memory that is being written: the room of a pooled buffer, or a span of the caller's until it proves too small.</summary>
/// <remarks>
/// The write position is a <c>ref byte</c> in the writer's locals, never a field here. Room is requested before unchecked stores. A request
/// may move all written bytes, so positions to return to are kept as offsets from the start.
/// </remarks>
internal ref struct OutputWindow
{
    private PayloadBuffer _buffer;
    private ref byte _start;
    private int _capacity;
    private long _bound; // what the current span has asked for in all: never less than what it may still write unchecked
    private int _checkedEnd; // end of the reservation; a debug build checks stores against it

    /// <summary>Writes into a buffer, after its content.</summary>
    internal OutputWindow(PayloadBuffer buffer) => Open(buffer, out this);

    /// <summary>Set while the bytes are still in the caller's span.</summary>
    internal bool IsExternal;

    /// <summary>Gets the start of the window.</summary>
    internal readonly ref byte Start => ref _start;

    internal readonly ref byte At(int offset)
    {
        Debug.Assert((uint)offset <= (uint)_capacity);
        return ref Unsafe.Add(ref _start, offset);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal readonly int Offset(ref byte cursor) => (int)Unsafe.ByteOffset(ref _start, ref cursor);

    /// <summary>
    /// Gets the number of bytes before a position, including those in the buffer before the window. A request for room does not change it.
    /// </summary>
    internal readonly uint Position(ref byte cursor)
    {
        Debug.Assert(!IsExternal);
        return _buffer.Position + (uint)Offset(ref cursor);
    }

    /// <summary>Opens a window in a buffer, after its content. Fills the given variable without a copy.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Open(PayloadBuffer buffer, out OutputWindow window)
    {
        Open(buffer.Room, buffer, out window);
        window.IsExternal = false;
    }

    /// <summary>Opens a window in a span, which continues in an empty buffer when the span is too small.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Open(Span<byte> destination, PayloadBuffer overflow, out OutputWindow window)
    {
#if NET9_0_OR_GREATER // before, the method does not take such types
        Unsafe.SkipInit(out window); // every field follows
#else
        window = default;
#endif
        window._buffer = overflow;
        window._start = ref MemoryMarshal.GetReference(destination);
        window._capacity = destination.Length;
        window._bound = 0;
        window._checkedEnd = 0;
        window.IsExternal = true;
    }

    /// <summary>Starts a span: reserves a number of bytes from here, replacing the previous reservation.</summary>
    /// <returns>The same position, possibly in other memory.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte Reserve(ref byte cursor, long byteCount)
    {
        _bound = byteCount;
        return ref Ensure(ref cursor, byteCount);
    }

    /// <summary>Reserves room for one value in addition to the span's reservation.</summary>
    /// <returns>The same position, possibly in other memory.</returns>
    internal ref byte ReserveMore(ref byte cursor, long byteCount) => ref Ensure(ref cursor, _bound + byteCount);

    /// <summary>Extends the span's reservation.</summary>
    /// <returns>The same position, possibly in other memory.</returns>
    internal ref byte Extend(ref byte cursor, long byteCount)
    {
        _bound += byteCount;
        return ref Ensure(ref cursor, _bound);
    }

    /// <summary>Commits the bytes up to a position to the buffer.</summary>
    /// <returns>The number of committed bytes.</returns>
    internal readonly int Commit(ref byte cursor)
    {
        int byteCount = Offset(ref cursor);
        if (!IsExternal) _buffer.Advance(byteCount);
        return byteCount;
    }

    /// <summary>Asserts in a debug build that this many bytes from here are reserved.</summary>
    [Conditional("DEBUG")]
    internal readonly void AssertRoom(ref byte cursor, int byteCount)
    {
        long end = (long)Unsafe.ByteOffset(in _start, in cursor) + byteCount;
        if (end > _checkedEnd || end > _capacity)
            throw new InvalidOperationException($"A store of {byteCount} bytes ends {end - _checkedEnd} bytes beyond its reservation.");
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref byte Ensure(ref byte cursor, long byteCount)
    {
        int offset = Offset(ref cursor);
        if (byteCount > _capacity - offset) return ref Grow(offset, byteCount);
        MarkReserved(offset + byteCount);
        return ref cursor;
    }

    [Conditional("DEBUG")]
    private void MarkReserved(long end) => _checkedEnd = checked((int)end);

    // Not the caller's memory from here on: what is there moves along.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte Grow(int offset, long byteCount)
    {
        Span<byte> room = _buffer.Grow(MemoryMarshal.CreateReadOnlySpan(ref _start, offset), offset + byteCount);
        IsExternal = false;
        _start = ref MemoryMarshal.GetReference(room);
        _capacity = room.Length;
        MarkReserved(offset + byteCount);
        return ref Unsafe.Add(ref _start, offset);
    }
}

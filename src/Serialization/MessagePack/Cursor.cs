using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>
/// Moves of a position to write at. They are not checked: who writes there has reserved the room, which a debug build checks
/// (<see cref="OutputWindow.AssertRoom"/>).
/// </summary>
internal static class Cursor
{
    /// <summary>Returns the position some bytes further.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte Skip(ref byte cursor, int byteCount) => ref Unsafe.Add(ref cursor, byteCount);

    /// <summary>Returns the bytes from one position to another.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Distance(ref byte from, ref byte to) => (int)Unsafe.ByteOffset(ref from, ref to);

    /// <summary>Returns bytes that were reserved.</summary>
    internal static Span<byte> Room(ref byte cursor, int byteCount) => MemoryMarshal.CreateSpan(ref cursor, byteCount);

    /// <summary>Returns the position some bytes before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte Back(ref byte cursor, int byteCount) => ref Unsafe.Subtract(ref cursor, byteCount);
}

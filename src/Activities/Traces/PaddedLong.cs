using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>A number in a separate pair of cache lines of 64 bytes, which processors fetch together.</summary>
[StructLayout(LayoutKind.Explicit, Size = LineBytes)]
internal struct PaddedLong
{
    private const int LineBytes = 128;

    /// <summary>The number.</summary>
    [FieldOffset(0)]
    internal long Value;
}

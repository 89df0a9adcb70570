using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>A number that several threads change, padded to two cache lines of 64 bytes, which processors fetch together.</summary>
[StructLayout(LayoutKind.Explicit, Size = 2 * LineBytes)]
internal struct PaddedInt
{
    private const int LineBytes = 128;

    /// <summary>The number.</summary>
    [FieldOffset(LineBytes)]
    internal int Value;
}

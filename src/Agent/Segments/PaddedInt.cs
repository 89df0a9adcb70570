using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>A number that threads change, with nothing beside it in what processors pass between them: two lines of 64 bytes, which they fetch together.</summary>
[StructLayout(LayoutKind.Explicit, Size = 2 * LineBytes)]
internal struct PaddedInt
{
    private const int LineBytes = 128;

    /// <summary>The number.</summary>
    [FieldOffset(LineBytes)]
    internal int Value;
}

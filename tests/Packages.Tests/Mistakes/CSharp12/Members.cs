using SpanPack;

internal partial class MemberKeys
{
    [MessagePackString("a")] internal static ReadOnlySpan<byte> NotPartial() => default; // SPK008
    [MessagePackString("b")] internal static async partial ReadOnlySpan<byte> Async(); // CS1994 SPK012
    [MessagePackString("c")] internal partial ReadOnlySpan<byte> NotStatic(); // SPK014
    [MessagePackString("d")] internal static partial byte[] Array(); // SPK015
    [MessagePackString("e")] internal static partial ReadOnlySpan<byte> Body() => default; // CS0759 SPK016
    [MessagePackString("f"), MessagePackPair("f", 1)] internal static partial ReadOnlySpan<byte> Both(); // SPK017
    [MessagePackString("g")] internal static partial ReadOnlySpan<byte> Property { get; } // CS8703 CS9248 SPK023
    internal static ReadOnlySpan<byte> Accessor { [MessagePackString("h")] get => default; } // SPK025
}

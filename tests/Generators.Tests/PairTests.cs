using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>What <c>[MessagePackPair]</c> generates.</summary>
public class PairTests
{
    [Fact]
    public void OnePair() => Snapshot.Verify(GeneratorFixture.Run("""
        internal static partial class Pairs
        {
            [MessagePackPair("language", "dotnet")]
            internal static partial ReadOnlySpan<byte> Language { get; }
        }
        """));

    [Fact]
    public void Run_KeepsSourceOrder() => Snapshot.Verify(GeneratorFixture.Run("""
        internal static partial class Pairs
        {
            [MessagePackPair("z", ""), MessagePackPair(value: true, key: "a")]
            [MessagePackPair("m", false)]
            [MessagePackPair("nil", null)]
            internal static partial ReadOnlySpan<byte> Run();
        }
        """));

    [Fact]
    public void Integers_TakeTheirShortestForm() => Snapshot.Verify(GeneratorFixture.Run("""
        internal static partial class Pairs
        {
            [MessagePackPair("0", 0)]
            [MessagePackPair("7F", (byte)0x7F)]
            [MessagePackPair("80", 0x80)]
            [MessagePackPair("FF", (short)0xFF)]
            [MessagePackPair("100", 0x100)]
            [MessagePackPair("FFFF", (ushort)0xFFFF)]
            [MessagePackPair("10000", 0x10000)]
            [MessagePackPair("FFFFFFFF", 0xFFFFFFFF)]
            [MessagePackPair("100000000", 0x100000000)]
            [MessagePackPair("ulong.MaxValue", ulong.MaxValue)]
            [MessagePackPair("-1", -1)]
            [MessagePackPair("-32", (sbyte)-32)]
            [MessagePackPair("-33", -33)]
            [MessagePackPair("-128", -128)]
            [MessagePackPair("-129", -129)]
            [MessagePackPair("-32768", -32768)]
            [MessagePackPair("-32769", -32769)]
            [MessagePackPair("int.MinValue", int.MinValue)]
            [MessagePackPair("below int.MinValue", int.MinValue - 1L)]
            [MessagePackPair("long.MinValue", long.MinValue)]
            internal static partial ReadOnlySpan<byte> Run { get; }
        }
        """));

    [Fact]
    public void Floats_AreAlwaysFloat64() => Snapshot.Verify(GeneratorFixture.Run("""
        internal static partial class Pairs
        {
            [MessagePackPair("double", 1.5)]
            [MessagePackPair("float", 0.1f)]
            [MessagePackPair("negative zero", -0.0)]
            [MessagePackPair("NaN", double.NaN)]
            [MessagePackPair("infinity", float.PositiveInfinity)]
            internal static partial ReadOnlySpan<byte> Run { get; }
        }
        """));
}

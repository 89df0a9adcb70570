using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SpanPack.CompilerServices;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>A tag class whose number is where no number should be: at an odd address.</summary>
internal sealed class MisalignedTags : SpanTags
{
    private static readonly TagTable s_table = new(2, default, Pack.Str("number"), default);

    private Packed _packed;
    private ulong _presence = 1;

    internal MisalignedTags(double number) => _packed.Numbers[0] = number;

    protected override bool GetLevel(int level, out TagLevel tags)
    {
        TagLevel.Create(s_table, _packed.Numbers, ref _presence, out tags);
        return false;
    }

    [StructLayout(LayoutKind.Sequential, Pack = 1)]
    private struct Packed
    {
        internal byte First;
        internal Number Numbers;
    }

    [InlineArray(1)]
    private struct Number
    {
        private double _slot;
    }
}

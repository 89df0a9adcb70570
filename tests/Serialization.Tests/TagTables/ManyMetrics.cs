using SpanPack.CompilerServices;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.TagTables;

/// <summary>A tag class as the generator would write it, with as many numeric tags as there can be.</summary>
internal sealed class ManyMetrics : SpanTags
{
    private static readonly TagTable s_table =
        new(2, default, [.. Enumerable.Range(0, 64).SelectMany(static i => Pack.Str($"m{i}"))], default);

    private readonly double[] _metrics = new double[64];
    private ulong _presence;

    protected override bool GetLevel(int level, out TagLevel tags)
    {
        TagLevel.Create(s_table, _metrics, ref _presence, out tags);
        return false;
    }
}

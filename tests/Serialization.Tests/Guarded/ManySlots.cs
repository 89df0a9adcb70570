using SpanPack.CompilerServices;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>
/// A hierarchy of tag classes as the generator would write it, each with the same names and the same values, texts or numbers. All 64
/// numbers are set.
/// </summary>
/// <typeparam name="TShape">Any type, another for other names: objects of one type have one table.</typeparam>
internal sealed class ManySlots<TShape> : SpanTags
{
    private static TagTable? s_table;

    private readonly int _classes;
    private readonly string?[] _strings;
    private readonly double[] _metrics;
    private ulong _presence = ulong.MaxValue;

    internal ManySlots(string[] names, bool areNumbers, int classes)
    {
        byte[] encoded = [.. names.SelectMany(Pack.Str)];
        s_table ??= areNumbers ? new TagTable(2, default, encoded, default) : new TagTable(2, encoded, default, default);
        _classes = classes;
        _strings = new string?[areNumbers ? 0 : names.Length];
        _metrics = new double[areNumbers ? names.Length : 0];
    }

    internal void SetAll(string text) => Array.Fill(_strings, text);

    protected override bool GetLevel(int level, out TagLevel tags)
    {
        TagLevel.Create(s_table!, _strings, _metrics, ref _presence, out tags);
        return level + 1 < _classes;
    }
}

using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>
/// A tag class as the generator would write it, with as many slots as are asked for: all of them numeric and set if there are several levels, which
/// share names and values, else strings.
/// </summary>
internal sealed class ManySlots : SpanTags
{
    private readonly TagTable _table;
    private readonly int _levels;
    private readonly string?[] _strings;
    private readonly double[] _metrics;
    private ulong _presence = ulong.MaxValue;

    internal ManySlots(string[] names, int levels)
    {
        bool areNumbers = levels > 1;
        byte[] encoded = [.. names.SelectMany(Pack.Str)];
        _table = areNumbers ? new TagTable(1, default, encoded, default) : new TagTable(1, encoded, default, default);
        _levels = levels;
        _strings = new string?[areNumbers ? 0 : names.Length];
        _metrics = new double[areNumbers ? names.Length : 0];
    }

    internal void SetAll(string text) => Array.Fill(_strings, text);

    protected override bool GetLevel(int level, out TagLevel tags)
    {
        TagLevel.Create(_table, _strings, _metrics, ref _presence, out tags);
        return level + 1 < _levels;
    }
}

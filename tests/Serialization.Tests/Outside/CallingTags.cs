using SpanPack.CompilerServices;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Outside;

/// <summary>A tag class made by hand that calls something while it is written.</summary>
internal sealed class CallingTags : SpanTags
{
    private static readonly TagTable s_table = new(2, Pack.Str("text"), default, default);

    private readonly string?[] _texts = ["value"];

    internal Action? Call { get; set; }

    protected override bool GetLevel(int level, out TagLevel tags)
    {
        Call?.Invoke();
        TagLevel.Create(s_table, _texts, out tags);
        return false;
    }
}

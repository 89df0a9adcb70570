using SpanPack.CompilerServices;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>Tables of two texts and two numbers each, no name in two of them.</summary>
internal static class ScriptTables
{
    internal const int SlotsOfATable = 2;

    internal static TagTable[] All { get; } =
    [
        .. Enumerable.Range(0, 8)
            .Select(static i =>
                new TagTable(2, [.. Pack.Str($"text.{i}.0"), .. Pack.Str($"text.{i}.1")],
                    [.. Pack.Str($"number.{i}.0"), .. Pack.Str($"number.{i}.1")], default)),
    ];
}

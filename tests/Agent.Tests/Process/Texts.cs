using System.Text;
using FsCheck;
using FsCheck.Fluent;

namespace SpanPack.Agent.Tests;

/// <summary>Texts that are made of what matters to a parser.</summary>
internal static class Texts
{
    /// <summary>Texts of up to the size of parts, which may be any characters, halves of pairs among them.</summary>
    internal static Gen<string> Of(params string[] parts)
    {
        Gen<string> any = ArbMap.Default.GeneratorFor<char>().Select(static unit => unit.ToString());
        Gen<string> part = Gen.Frequency((3, Gen.Elements(parts)), (1, any));
        return part.ListOf().Select(static list => string.Concat(list));
    }

    /// <summary>A text of code points, for what is between them.</summary>
    internal static Gen<string> Unicode { get; } =
        Gen.OneOf(Gen.Choose(0, 0xD7FF), Gen.Choose(0xE000, 0x10FFFF), Gen.Choose(0x20, 0x7E), Gen.Choose(0xC0, 0x24F))
            .Select(static point => new Rune(point).ToString())
            .ListOf()
            .Select(static list => string.Concat(list));
}

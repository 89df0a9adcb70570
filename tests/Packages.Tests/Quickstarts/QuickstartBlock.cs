namespace SpanPack.Packages.Tests.Quickstarts;

/// <summary>A block of a quickstart.</summary>
/// <param name="Language">Its language.</param>
/// <param name="Word">The word after it: the name of a file, or <c>background</c>; empty for none.</param>
/// <param name="Content">What stands in it.</param>
/// <param name="Verb">What the line before it ends with: <c>prints</c>, <c>shows</c>, or nothing.</param>
internal sealed record QuickstartBlock(string Language, string Word, string Content, string Verb)
{
    internal bool IsTyped => Language == "sh" && Word.Length == 0;

    internal bool IsTerminal => Language == "sh" && Word == "background";

    internal bool IsFile => Word.Contains('.', StringComparison.Ordinal);
}

using System.CommandLine;
using System.CommandLine.Completions;

namespace SpanPack.Tool;

/// <summary>The names, values and descriptions of symbols, in the form for completions.</summary>
internal static class SymbolTexts
{
    internal static string[] ValuesOf(Symbol symbol)
        => [.. symbol.GetCompletions(CompletionContext.Empty).Select(static item => item.Label)];

    internal static string FirstSentence(string? text)
    {
        int end = text?.IndexOf(". ", StringComparison.Ordinal) ?? -1;
        return (end < 0 ? text ?? string.Empty : text![..end]).TrimEnd('.');
    }
}

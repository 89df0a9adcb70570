using System.CommandLine;
using System.CommandLine.Completions;

namespace SpanPack.Tool;

/// <summary>What the command line says of its symbols, in the words of completions.</summary>
internal static class SymbolTexts
{
    internal static string[] ValuesOf(Symbol symbol) => [.. symbol.GetCompletions(CompletionContext.Empty).Select(static item => item.Label)];

    internal static string FirstSentence(string? text)
    {
        int end = text?.IndexOf(". ", StringComparison.Ordinal) ?? -1;
        return (end < 0 ? text ?? string.Empty : text![..end]).TrimEnd('.');
    }
}

using System.Text;

namespace SpanPack;

/// <summary>Replaces the imports of a style sheet by what they import.</summary>
internal static class StyleBundle
{
    private const string Import = "@import '";
    private const string End = "';";

    /// <summary>Combines a style sheet with those that it imports, which import nothing.</summary>
    /// <param name="start">The path of the style sheet.</param>
    /// <param name="styles">All style sheets by their paths.</param>
    /// <exception cref="InvalidDataException">A style sheet is missing.</exception>
    internal static string Of(string start, IReadOnlyDictionary<string, string> styles)
    {
        var text = new StringBuilder();
        foreach (ReadOnlySpan<char> line in Find(start, styles).AsSpan().EnumerateLines())
        {
            bool isImport = line.StartsWith(Import, StringComparison.Ordinal);
            text.Append(isImport ? Find(line[Import.Length..^End.Length].ToString(), styles) : line).Append('\n');
        }

        return text.ToString();
    }

    private static string Find(string path, IReadOnlyDictionary<string, string> styles)
        => styles.GetValueOrDefault(path) ?? throw new InvalidDataException($"{path}: there is no such style sheet");
}

using System.Reflection;
using System.Text.RegularExpressions;

namespace SpanPack.Docs.Tests.Snippets;

/// <summary>A page of the repository and its C#.</summary>
internal sealed partial class Page
{
    private const RegexOptions Options =
        RegexOptions.CultureInvariant | RegexOptions.Multiline | RegexOptions.Singleline | RegexOptions.ExplicitCapture;

    private Page(string path)
    {
        string text = File.ReadAllText(System.IO.Path.Combine(Root, path)).ReplaceLineEndings("\n");
        Text = text;
        Snippets = [.. Fence().Matches(text).Select(match => new Snippet(
            text.AsSpan(0, match.Groups["code"].Index).Count('\n') + 1,
            match.Groups["code"].Value,
            match.Groups["output"] is { Success: true } output ? output.Value : null))];
    }

    internal static string Root { get; } = typeof(Page).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(static a => a.Key == "RepositoryRoot").Value!;

    /// <summary>
    /// The paths of all pages for users. Those of diagnostics, half of whose code is wrong on purpose, are the generator's tests' own.
    /// </summary>
    internal static IEnumerable<string> Paths =>
    [
        "README.md",
        .. Directory.EnumerateFiles(System.IO.Path.Combine(Root, "docs"), "*.md", SearchOption.AllDirectories)
            .Where(static file => !System.IO.Path.GetFileName(file).StartsWith("SPK", StringComparison.Ordinal))
            .Concat(new[] { "src", "src/Clients", "src/Logging" }
                .SelectMany(static folder => Directory.EnumerateDirectories(System.IO.Path.Combine(Root, folder)))
                .Select(static folder => System.IO.Path.Combine(folder, "README.md")).Where(File.Exists))
            .Select(static file => System.IO.Path.GetRelativePath(Root, file)).Order(StringComparer.Ordinal),
    ];

    internal string Text { get; }

    internal IReadOnlyList<Snippet> Snippets { get; }

    /// <summary>The types of the page, which its programs use.</summary>
    internal IEnumerable<string> Types => Snippets.Where(static snippet => !snippet.IsProgram).Select(static snippet => snippet.Code);

    internal static Page Read(string path) => new(path);

    // A block of text counts as output when the line between says "prints". A word after the language names a file.
    [GeneratedRegex("^```csharp[^\n]*\n(?<code>.*?)^```\n(\n[^\n`]*\\bprints\\b[^\n`]*\n\n```text\n(?<output>.*?)^```\n)?", Options)]
    private static partial Regex Fence();
}

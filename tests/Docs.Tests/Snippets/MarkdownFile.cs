using System.Text;
using System.Text.RegularExpressions;

namespace SpanPack.Docs.Tests.Snippets;

/// <summary>A Markdown file of the repository: its links, and the anchors that links may lead to.</summary>
internal sealed partial class MarkdownFile
{
    private static readonly string[] s_skipped = ["bin", "obj", "node_modules", "vectors", "packages"];

    private readonly string _path;

    internal MarkdownFile(string path)
    {
        _path = path;
        string text = Fence().Replace(File.ReadAllText(path).ReplaceLineEndings("\n"), "");
        Links = [.. Link().Matches(Code().Replace(text, "")).Select(static match => match.Groups[1].Value)
            .Where(static link => !External().IsMatch(link))];
        Anchors = AnchorsOf(Heading().Matches(text).Select(static match => match.Groups[1].Value));
    }

    /// <summary>Gets all files that people wrote.</summary>
    internal static IEnumerable<MarkdownFile> All => Directory.EnumerateFiles(Page.Root, "*.md", SearchOption.AllDirectories)
        .Where(static file
            => !Path.GetRelativePath(Page.Root, file).Split(Path.DirectorySeparatorChar)
                .Any(static part => s_skipped.Contains(part) || part is ".git"))
        .Select(static file => new MarkdownFile(file));

    /// <summary>Gets the links within the repository.</summary>
    internal IReadOnlyList<string> Links { get; }

    /// <summary>Gets the anchors of headings, as GitHub and the site name them.</summary>
    internal IReadOnlySet<string> Anchors { get; }

    /// <returns>The links that lead nowhere.</returns>
    internal IEnumerable<string> Broken()
        => Links.Where(link => !Leads(link)).Select(link => $"{Path.GetRelativePath(Page.Root, _path)}: {link}");

    private bool Leads(string link)
    {
        string[] parts = link.Split('#');
        string target = parts[0].Length == 0 ? _path
            : Path.GetFullPath(Path.Combine(Path.GetDirectoryName(_path)!, Uri.UnescapeDataString(parts[0])));
        if (!Path.Exists(target)) return false;
        return parts.Length == 1
            || (target.EndsWith(".md", StringComparison.Ordinal) && new MarkdownFile(target).Anchors.Contains(parts[1]));
    }

    private static HashSet<string> AnchorsOf(IEnumerable<string> headings)
    {
        var anchors = new HashSet<string>(StringComparer.Ordinal);
        foreach (string heading in headings)
        {
            string anchor = AnchorOf(heading);
            for (int again = 1; !anchors.Add(anchor); again++) anchor = $"{AnchorOf(heading)}-{again}";
        }

        return anchors;
    }

    private static string AnchorOf(string heading)
    {
        var anchor = new StringBuilder();
        foreach (char unit in heading.ToLowerInvariant())
        {
            if (char.IsLetterOrDigit(unit) || unit is '-' or '_') anchor.Append(unit);
            else if (unit == ' ') anchor.Append('-');
        }

        return anchor.ToString();
    }

    [GeneratedRegex("^(```|~~~).*?^\\1", RegexOptions.CultureInvariant | RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Fence();

    [GeneratedRegex("`[^`\n]*`", RegexOptions.CultureInvariant)]
    private static partial Regex Code();

    [GeneratedRegex(@"\]\(([^)\s]+)\)", RegexOptions.CultureInvariant)]
    private static partial Regex Link();

    [GeneratedRegex("^#{1,6} (.+?)$", RegexOptions.CultureInvariant | RegexOptions.Multiline)]
    private static partial Regex Heading();

    [GeneratedRegex("^(https?:|mailto:)", RegexOptions.CultureInvariant)]
    private static partial Regex External();
}

using System.Text.RegularExpressions;
using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Quickstarts;

/// <summary>A page that a reader follows by typing what it shows, from top to bottom.</summary>
/// <remarks>
/// Blocks of <c>sh</c> are typed; <c>sh background</c> is a separate terminal, which stays open. A block with the name of a file is saved
/// as that.
/// A block of text after "prints" is what the last command printed, one after "shows" what a terminal in the background shows.
/// </remarks>
internal sealed partial class QuickstartPage
{
    private QuickstartPage(string text) => Blocks = [.. Block().Matches(text).Select(static match => new QuickstartBlock(
        match.Groups["language"].Value, match.Groups["word"].Value, match.Groups["content"].Value, match.Groups["verb"].Value))];

    internal IReadOnlyList<QuickstartBlock> Blocks { get; }

    /// <summary>Gets the names of the pages.</summary>
    internal static IEnumerable<string> Names
        => Directory.EnumerateFiles(Folder, "*.md").Select(static file => Path.GetFileName(file)).Order(StringComparer.Ordinal);

    private static string Folder => Path.Combine(Settings.Root, "docs", "start");

    internal static QuickstartPage Read(string name) => new(File.ReadAllText(Path.Combine(Folder, name)).ReplaceLineEndings("\n"));

    [GeneratedRegex(
        @"(?<=(^[^\n`]*\b(?<verb>prints|shows)\n\n)?)^```(?<language>\w+)( (?<word>[\w.]+))?\n(?<content>.*?)^```$",
        RegexOptions.CultureInvariant | RegexOptions.Multiline | RegexOptions.Singleline | RegexOptions.ExplicitCapture)]
    private static partial Regex Block();
}

using System.Globalization;
using System.Text.RegularExpressions;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>A diagnostic of a build.</summary>
/// <param name="Project">The name of the project.</param>
/// <param name="Path">The file, from the folder of all projects.</param>
/// <param name="Line">The line, from 1.</param>
/// <param name="Id">The id, of the compiler or of SpanPack.</param>
internal sealed partial record Mistake(string Project, string Path, int Line, string Id)
{
    /// <inheritdoc/>
    public override string ToString() => $"{Project}: {Path}({Line}): {Id}";

    /// <summary>Gets the mistakes that comments in the sources of a project name: <c>// SPK001 CS0246</c>.</summary>
    internal static IEnumerable<Mistake> Expected(string folder, string project)
    {
        string sources = System.IO.Path.Combine(folder, project);
        string text = File.ReadAllText(System.IO.Path.Combine(sources, $"{project}.csproj"));
        IEnumerable<string> linked = Link().Matches(text).Select(static link => link.Groups[1].Value);
        IEnumerable<string> files = Directory.EnumerateFiles(sources, "*.cs")
            .Concat(linked.Select(link => System.IO.Path.GetFullPath(System.IO.Path.Combine(sources, link))));
        return from file in files
               from line in File.ReadLines(file).Index()
               from id in Comment().Match(line.Item).Groups[1].Value.Split(' ', StringSplitOptions.RemoveEmptyEntries)
               select new Mistake(project, System.IO.Path.GetRelativePath(folder, file), line.Index + 1, id);
    }

    /// <summary>Gets the mistakes that the output of a build names, each once.</summary>
    internal static IEnumerable<Mistake> Reported(string folder, string output)
        => Problem().Matches(output).Select(match => new Mistake(
            System.IO.Path.GetFileNameWithoutExtension(match.Groups[4].Value),
            System.IO.Path.GetRelativePath(folder, match.Groups[1].Value),
            int.Parse(match.Groups[2].Value, CultureInfo.InvariantCulture), match.Groups[3].Value)).Distinct();

    [GeneratedRegex("// ((?:[A-Z]+[0-9]+ ?)+)$")]
    private static partial Regex Comment();

    [GeneratedRegex("<Compile Include=\"(.*?)\"")]
    private static partial Regex Link();

    // file(line,column): error id: text [project]
    [GeneratedRegex(@"^ *(\S.*?)\((\d+),\d+\): (?:error|warning) ([A-Z]+\d+): .* \[(.*?)(?:::.*)?\]\r?$", RegexOptions.Multiline)]
    private static partial Regex Problem();
}

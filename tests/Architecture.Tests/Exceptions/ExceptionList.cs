using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Exceptions;

/// <summary>
/// What a rule finds and lets pass for now: <c>Exceptions/NAME.txt</c>, lines of a size and a key. What is not listed fails, what has grown
/// fails, and so does a line for which nothing is found. <c>SPANPACK_UPDATE_EXCEPTIONS=1</c> writes the lists anew.
/// </summary>
internal static class ExceptionList
{
    private static readonly bool s_update = Environment.GetEnvironmentVariable("SPANPACK_UPDATE_EXCEPTIONS") == "1";

    /// <summary>Fails with what the list does not allow.</summary>
    internal static void Verify(string name, IEnumerable<Finding> findings)
    {
        string file = Repository.PathOf($"tests/Architecture.Tests/Exceptions/{name}.txt");
        Finding[] found = [.. findings.OrderBy(static f => f.Key, StringComparer.Ordinal)];
        if (s_update) File.WriteAllText(file, string.Concat(found.Select(static f => $"{f.Size} {f.Key}\n")));
        IReadOnlyList<string> problems = Problems(Path.GetFileName(file), found, File.ReadAllLines(file));
        Assert.True(problems.Count == 0, string.Join('\n', problems));
    }

    internal static IReadOnlyList<string> Problems(string list, IReadOnlyList<Finding> found, IEnumerable<string> lines)
    {
        var allowed = lines.Select(static line => line.Split(' ', 2))
            .ToDictionary(static parts => parts[1], static parts => int.Parse(parts[0], null));
        var problems = new List<string>();
        foreach (Finding finding in found)
        {
            if (!allowed.Remove(finding.Key, out int size)) problems.Add(finding.Message);
            else if (finding.Size > size) problems.Add($"{finding.Message}\n  {list} allows {size}, there are {finding.Size}");
        }
        problems.AddRange(allowed.Keys.Select(key => $"{list} lists \"{key}\", which is not found any more: take the line out"));
        return problems;
    }
}

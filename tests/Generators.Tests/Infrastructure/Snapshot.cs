using System.Runtime.CompilerServices;
using DiffPlex;
using DiffPlex.DiffBuilder;
using DiffPlex.DiffBuilder.Model;
using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>
/// Compares generated files with <c>Snapshots/Class.Method#HintName.verified.cs</c>. A difference leaves a <c>.received.cs</c> beside it;
/// with <c>SPANPACK_UPDATE_SNAPSHOTS=1</c> the verified files are written instead.
/// </summary>
internal static class Snapshot
{
    private static readonly bool s_update = Environment.GetEnvironmentVariable("SPANPACK_UPDATE_SNAPSHOTS") == "1";
    private static readonly string s_version = $"\"{typeof(SpanPackGenerator).Assembly.GetName().Version}\"";

    internal static void Verify(
        IEnumerable<GeneratedSourceResult> sources, [CallerFilePath] string testFile = "", [CallerMemberName] string method = "")
    {
        string prefix = $"{Path.GetFileNameWithoutExtension(testFile)}.{method}#";
        HashSet<string> stale = [.. Directory.GetFiles(ProjectPaths.Snapshots, prefix + "*.verified.cs")];
        var problems = new List<string>();
        foreach (GeneratedSourceResult source in sources)
        {
            string name = Path.Combine(ProjectPaths.Snapshots, prefix + Path.GetFileNameWithoutExtension(source.HintName));
            stale.Remove(name + ".verified.cs");
            if (Compare(name, TextOf(source)) is { } problem) problems.Add(problem);
        }
        foreach (string file in stale)
        {
            if (s_update) File.Delete(file);
            else problems.Add($"{Path.GetFileName(file)} was not generated.");
        }
        Assert.True(problems.Count == 0, string.Join("\n\n", problems));
    }

    // The version of the generator is the one thing that may change without a change of the generator.
    private static string TextOf(GeneratedSourceResult source)
        => $"//HintName: {source.HintName}\n{source.SourceText.ToString().Replace(s_version, "\"{version}\"", StringComparison.Ordinal)}";

    private static string? Compare(string name, string received)
    {
        string verifiedFile = name + ".verified.cs";
        string receivedFile = name + ".received.cs";
        File.Delete(receivedFile);
        if (s_update)
        {
            File.WriteAllText(verifiedFile, received);
            return null;
        }
        // A checkout may have changed the line ends of the file; those of generated code have a test of their own.
        string verified = File.Exists(verifiedFile) ? File.ReadAllText(verifiedFile).ReplaceLineEndings("\n") : "";
        if (verified == received) return null;
        File.WriteAllText(receivedFile, received);
        return $"{Path.GetFileName(verifiedFile)} (-) and what was generated (+):\n" + Difference(verified, received);
    }

    private static string Difference(string verified, string received) => string.Join('\n', new InlineDiffBuilder(new Differ())
        .BuildDiffModel(verified, received).Lines
        .Where(static line => line.Type != ChangeType.Unchanged)
        .Select(static line => $"{(line.Type == ChangeType.Inserted ? '+' : '-')} {line.Text}"));
}

using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Packing.Materials;

/// <summary>A package and the commit that it is made of.</summary>
internal sealed record PackedCommit(string Id, string Version, string Commit, string Repository)
{
    /// <summary>Gets the time of the commit, so that two builds of it say the same; 1970 without a repository.</summary>
    internal DateTimeOffset Time { get; } = FindTime(Commit);

    private static DateTimeOffset FindTime(string commit)
    {
        if (commit.Length == 0) return DateTimeOffset.UnixEpoch;
        var start = new ProcessStartInfo("git", ["show", "-s", "--format=%ct", commit]) { RedirectStandardOutput = true };
        using Process git = Process.Start(start)!;
        string seconds = git.StandardOutput.ReadToEnd().Trim();
        git.WaitForExit();
        return long.TryParse(seconds, CultureInfo.InvariantCulture, out long number)
            ? DateTimeOffset.FromUnixTimeSeconds(number) : DateTimeOffset.UnixEpoch;
    }
}

namespace SpanPack;

/// <summary>The source code of the program; null where unknown.</summary>
/// <param name="CommitSha">The commit.</param>
/// <param name="RepositoryUrl">The repository, without credentials.</param>
internal sealed record GitMetadata(string? CommitSha, string? RepositoryUrl)
{
    // SHA-1 and SHA-256. A shorter one is no commit for the backend, and may be a number of a build.
    private const int ShaLength = 40;
    private const int Sha256Length = 64;

    /// <summary>Reads variables, then <c>DD_TAGS</c>.</summary>
    internal static GitMetadata Read(Variables variables, Dictionary<string, string> tags)
        => new(
            variables["DD_GIT_COMMIT_SHA"] ?? ValueOf(tags, "git.commit.sha"),
            SpanPack.RepositoryUrl.WithoutCredentials(variables["DD_GIT_REPOSITORY_URL"] ?? ValueOf(tags, "git.repository_url")));

    /// <summary>Adds missing values from the program.</summary>
    internal GitMetadata Or(ProgramFacts program)
        => new(CommitSha
            ?? CommitOf(program.InformationalVersion), RepositoryUrl
            ?? SpanPack.RepositoryUrl.WithoutCredentials(program.RepositoryUrl));

    // The SDK appends ".<commit>" where the version has build metadata of its own.
    private static string? CommitOf(string? informationalVersion)
    {
        if (informationalVersion is null || informationalVersion.IndexOf('+') is not (>= 0 and int plus)) return null;
        string last = informationalVersion[(Math.Max(plus, informationalVersion.LastIndexOf('.')) + 1)..];
        return last.Length is ShaLength or Sha256Length && last.All(char.IsAsciiHexDigit) ? last : null;
    }

    private static string? ValueOf(Dictionary<string, string> tags, string key)
        => tags.TryGetValue(key, out string? value) && value.Length > 0 ? value : null;
}

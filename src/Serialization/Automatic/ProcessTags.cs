using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The tags that are equal for all spans of a process. Each writer encodes them once, at its first write; they never change. Safe for any
/// number of threads.
/// </summary>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class ProcessTags
{
    private static readonly string s_runtimeId = Guid.NewGuid().ToString();

    /// <summary>Gets the tags that every process has: its id, its runtime id and the language.</summary>
    public static ProcessTags Default { get; } = new();

    /// <summary>Gets or initializes the default service.</summary>
    public string? Service { get; init; }

    /// <summary>Gets or initializes the environment, such as <c>prod</c>.</summary>
    public string? Environment { get; init; }

    /// <summary>Gets or initializes the version of the default service.</summary>
    public string? Version { get; init; }

    /// <summary>Gets or initializes the UUID of the process; by default one for the life of the process.</summary>
    public string? RuntimeId { get; init; } = s_runtimeId;

    /// <summary>Gets or initializes the id of the process; 0 is not written.</summary>
    public int ProcessId { get; init; } = System.Environment.ProcessId;

    /// <summary>Gets or initializes the process tags, <c>k:v,k:v</c> with keys in alphabetical order; once in each payload.</summary>
    public string? ProcessTagList { get; init; }

    /// <summary>Gets or initializes the commit that the process was built from.</summary>
    public string? GitCommitSha { get; init; }

    /// <summary>Gets or initializes the repository that the process was built from.</summary>
    public string? GitRepositoryUrl { get; init; }

    /// <summary>Gets or initializes the site in Azure App Service, or <see langword="null"/> elsewhere.</summary>
    public AzureAppServicesInfo? AzureAppServices { get; init; }

    /// <summary>
    /// Gets or initializes whether spans are sent to the backend without an agent, for tests in continuous integration: no runtime id and
    /// no top-level marks.
    /// </summary>
    public bool IsAgentlessCi { get; init; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Service, environment and version.</returns>
    public override string ToString() => string.Join(' ', new[] { Service, Environment, Version }.Where(static text => text is not null));
}

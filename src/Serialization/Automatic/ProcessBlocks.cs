namespace SpanPack;

/// <summary>
/// The automatic tags that are constant for one service, environment and version, by the role of a span. Created by
/// <see cref="ProcessBlockBuilder"/>.
/// </summary>
internal sealed class ProcessBlocks(ProcessTags process, string? service, string? environment, string? version)
{
    /// <summary>The bits of a role that select its tags: the lowest five.</summary>
    internal const SpanRole RoleBits = SpanRole.DefaultService | SpanRole.TopLevel | SpanRole.ChunkOrphan | SpanRole.Inferred
        | SpanRole.LocalRoot;
    private const int RoleCount = 32;

    private readonly RoleTags?[] _withoutPriority = new RoleTags?[RoleCount]; // each made at its first use
    private readonly RoleTags?[] _withPriority = new RoleTags?[RoleCount];

    internal readonly ProcessTags Process = process;

    internal readonly string? DefaultService = service;

    internal readonly string? Environment = environment;

    internal readonly string? Version = version;

    /// <summary>Set when inferred spans get other tags.</summary>
    internal readonly bool HasSite = process.AzureAppServices is not null;

    /// <summary>The number of tags for the first span of a chunk or payload only.</summary>
    internal int OnceCount;

    internal AutomaticRun FirstOfChunk = AutomaticRun.Empty;

    internal AutomaticRun FirstOfPayload = AutomaticRun.Empty;

    internal bool IsFor(string? service, string? environment, string? version)
        => DefaultService == service && Environment == environment && Version == version;

    /// <summary>Returns the tags of all roles by the bits of <see cref="RoleBits"/>; null for roles that have not occurred.</summary>
    /// <param name="hasPriority">Whether the chunk has a sampling priority.</param>
    internal RoleTags?[] RolesFor(bool hasPriority) => hasPriority ? _withPriority : _withoutPriority;
}

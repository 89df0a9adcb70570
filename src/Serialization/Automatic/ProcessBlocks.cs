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

    internal ProcessTags Process { get; } = process;

    internal string? DefaultService { get; } = service;

    internal string? Environment { get; } = environment;

    internal string? Version { get; } = version;

    /// <summary>Gets whether inferred spans get other tags.</summary>
    internal bool HasSite { get; } = process.AzureAppServices is not null;

    /// <summary>Gets the number of tags for the first span of a chunk or payload only.</summary>
    internal int OnceCount { get; private set; }

    internal AutomaticRun FirstOfChunk { get; private set; } = AutomaticRun.Empty;

    internal AutomaticRun FirstOfPayload { get; private set; } = AutomaticRun.Empty;

    internal bool IsFor(string? service, string? environment, string? version)
        => DefaultService == service && Environment == environment && Version == version;

    /// <summary>Returns the tags of all roles by the bits of <see cref="RoleBits"/>; null for roles that have not occurred.</summary>
    /// <param name="hasPriority">Whether the chunk has a sampling priority.</param>
    internal RoleTags?[] RolesFor(bool hasPriority) => hasPriority ? _withPriority : _withoutPriority;

    /// <summary>Sets the tags for single spans. Called before others see the object.</summary>
    internal void SetOnce(AutomaticRun ofChunk, AutomaticRun ofPayload)
    {
        (FirstOfChunk, FirstOfPayload) = (ofChunk, ofPayload);
        OnceCount = ofChunk.Count + ofPayload.Count;
    }
}

namespace SpanPack;

/// <summary>The automatic tags that are constant for one service, environment and version, for each role of a span. Made by <see cref="ProcessBlockBuilder"/>.</summary>
internal sealed class ProcessBlocks(ProcessTags process, string? service, string? environment, string? version)
{
    /// <summary>The parts of a role that choose its tags: the lowest five.</summary>
    internal const SpanRole RoleBits = SpanRole.DefaultService | SpanRole.TopLevel | SpanRole.ChunkOrphan | SpanRole.Inferred | SpanRole.LocalRoot;
    private const int RoleCount = 32;

    private readonly RoleTags?[] _withoutPriority = new RoleTags?[RoleCount]; // each made at its first use
    private readonly RoleTags?[] _withPriority = new RoleTags?[RoleCount];

    internal ProcessTags Process { get; } = process;

    internal string? DefaultService { get; } = service;

    internal string? Environment { get; } = environment;

    internal string? Version { get; } = version;

    /// <summary>Whether it matters that a span is an inferred one.</summary>
    internal bool HasSite { get; } = process.AzureAppServices is not null;

    /// <summary>Tags that go on the first span of a chunk or payload alone.</summary>
    internal int OnceCount { get; private set; }

    internal AutomaticRun FirstOfChunk { get; private set; } = AutomaticRun.Empty;

    internal AutomaticRun FirstOfPayload { get; private set; } = AutomaticRun.Empty;

    internal bool IsFor(string? service, string? environment, string? version)
        => DefaultService == service && Environment == environment && Version == version;

    /// <summary>The tags of all roles: by the bits of <see cref="RoleBits"/>, null where there was no such span yet.</summary>
    /// <param name="hasPriority">Whether the chunk has a sampling priority.</param>
    internal RoleTags?[] RolesFor(bool hasPriority) => hasPriority ? _withPriority : _withoutPriority;

    /// <summary>Sets the tags that go on one span alone. Called before others see the object.</summary>
    internal void SetOnce(AutomaticRun ofChunk, AutomaticRun ofPayload)
    {
        (FirstOfChunk, FirstOfPayload) = (ofChunk, ofPayload);
        OnceCount = ofChunk.Count + ofPayload.Count;
    }
}

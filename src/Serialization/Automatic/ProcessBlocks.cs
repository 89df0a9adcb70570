namespace SpanPack;

/// <summary>The automatic tags that are constant for one service, environment and version, as runs of bytes for each role of a span.</summary>
internal sealed class ProcessBlocks
{
    /// <summary>The parts of a role that choose its runs: the lowest five.</summary>
    internal const SpanRole RunRoles = SpanRole.DefaultService | SpanRole.TopLevel | SpanRole.ChunkOrphan | SpanRole.Inferred | SpanRole.LocalRoot;
    private const int RunRoleCount = 32;

    private readonly AutomaticRuns?[] _withoutPriority = new AutomaticRuns?[RunRoleCount]; // each made at its first use
    private readonly AutomaticRuns?[] _withPriority = new AutomaticRuns?[RunRoleCount];

    internal ProcessBlocks(ProcessTags process, string? service, string? environment, string? version)
    {
        Process = process;
        HasSite = process.AzureAppServices is not null;
        DefaultService = service;
        Environment = environment;
        Version = version;
        const SpanRole Most = SpanRole.TopLevel | SpanRole.ChunkOrphan | SpanRole.LocalRoot;
        LongestRun = Math.Max(RunsOf(Most, _withPriority).ByteCount, RunsOf(Most | SpanRole.DefaultService, _withPriority).ByteCount);
        FirstOfChunk = Encode(AutomaticScope.FirstOfChunk, SpanRole.None, isNumber: false).Build();
        FirstOfPayload = Encode(AutomaticScope.FirstOfPayload, SpanRole.None, isNumber: false).Build();
        OnceCount = FirstOfChunk.Count + FirstOfPayload.Count;
    }

    internal ProcessTags Process { get; }

    internal string? DefaultService { get; }

    internal string? Environment { get; }

    internal string? Version { get; }

    /// <summary>Whether it matters that a span is an inferred one.</summary>
    internal bool HasSite { get; }

    /// <summary>Bytes of the longest runs of a role.</summary>
    internal int LongestRun { get; }

    /// <summary>Tags that go on the first span of a chunk or payload alone.</summary>
    internal int OnceCount { get; }

    internal EncodedRun FirstOfChunk { get; }

    internal EncodedRun FirstOfPayload { get; }

    internal bool IsFor(string? service, string? environment, string? version)
        => DefaultService == service && Environment == environment && Version == version;

    /// <summary>The runs of all roles: by the bits of <see cref="RunRoles"/>, null where there was no such span yet.</summary>
    /// <param name="hasPriority">Whether the chunk has a sampling priority.</param>
    internal AutomaticRuns?[] RunsFor(bool hasPriority) => hasPriority ? _withPriority : _withoutPriority;

    /// <summary>Makes the runs of a role, if they are not there yet.</summary>
    internal AutomaticRuns RunsOf(SpanRole role, AutomaticRuns?[] runs)
    {
        role &= RunRoles;
        return runs[(int)role] ??= Encode(role, runs == _withPriority && role.HasFlag(SpanRole.ChunkOrphan)); // two threads at once make it twice
    }

    private AutomaticRuns Encode(SpanRole role, bool withPriority)
    {
        EncodedRunBuilder numbers = Encode(AutomaticScope.Role, role, isNumber: true);
        if (withPriority) numbers.AddPriority(); // last, so that its value can be filled in
        return new AutomaticRuns(Encode(AutomaticScope.Role, role, isNumber: false).Build(), numbers.Build(), withPriority);
    }

    private EncodedRunBuilder Encode(AutomaticScope scope, SpanRole role, bool isNumber)
    {
        var run = new EncodedRunBuilder();
        var source = new AutomaticSource(this, role);
        foreach (AutomaticTag row in AutomaticTags.Rows)
        {
            if (row.Scope == scope && row.IsNumber == isNumber) run.Add(row, row.Value(source));
        }

        return run;
    }
}

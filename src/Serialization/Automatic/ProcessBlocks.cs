namespace SpanPack;

/// <summary>The automatic tags that are constant for one service, environment and version, for each role of a span.</summary>
internal sealed class ProcessBlocks
{
    /// <summary>The parts of a role that choose its tags: the lowest five.</summary>
    internal const SpanRole RoleBits = SpanRole.DefaultService | SpanRole.TopLevel | SpanRole.ChunkOrphan | SpanRole.Inferred | SpanRole.LocalRoot;
    private const int RoleCount = 32;

    private readonly RoleTags?[] _withoutPriority = new RoleTags?[RoleCount]; // each made at its first use
    private readonly RoleTags?[] _withPriority = new RoleTags?[RoleCount];

    internal ProcessBlocks(ProcessTags process, string? service, string? environment, string? version)
    {
        Process = process;
        HasSite = process.AzureAppServices is not null;
        DefaultService = service;
        Environment = environment;
        Version = version;
        FirstOfChunk = Collect(AutomaticScope.FirstOfChunk, SpanRole.None, isNumber: false);
        FirstOfPayload = Collect(AutomaticScope.FirstOfPayload, SpanRole.None, isNumber: false);
        OnceCount = FirstOfChunk.Count + FirstOfPayload.Count;
    }

    internal ProcessTags Process { get; }

    internal string? DefaultService { get; }

    internal string? Environment { get; }

    internal string? Version { get; }

    /// <summary>Whether it matters that a span is an inferred one.</summary>
    internal bool HasSite { get; }

    /// <summary>Tags that go on the first span of a chunk or payload alone.</summary>
    internal int OnceCount { get; }

    internal AutomaticRun FirstOfChunk { get; }

    internal AutomaticRun FirstOfPayload { get; }

    internal bool IsFor(string? service, string? environment, string? version)
        => DefaultService == service && Environment == environment && Version == version;

    /// <summary>The tags of all roles: by the bits of <see cref="RoleBits"/>, null where there was no such span yet.</summary>
    /// <param name="hasPriority">Whether the chunk has a sampling priority.</param>
    internal RoleTags?[] RolesFor(bool hasPriority) => hasPriority ? _withPriority : _withoutPriority;

    /// <summary>Makes the tags of a role, if they are not there yet.</summary>
    internal RoleTags TagsOf(SpanRole role, RoleTags?[] roles)
    {
        role &= RoleBits;
        return roles[(int)role] ??= Make(role, roles == _withPriority && role.HasFlag(SpanRole.ChunkOrphan)); // two threads at once make it twice
    }

    private RoleTags Make(SpanRole role, bool withPriority)
        => new(Collect(AutomaticScope.Role, role, isNumber: false), Collect(AutomaticScope.Role, role, isNumber: true, withPriority), withPriority);

    // The sampling priority comes last, so that its value can be filled in.
    private AutomaticRun Collect(AutomaticScope scope, SpanRole role, bool isNumber, bool withPriority = false)
    {
        var texts = new List<KeyValuePair<string, string>>();
        var numbers = new List<KeyValuePair<string, double>>();
        var source = new AutomaticSource(this, role);
        foreach (AutomaticTag row in AutomaticTags.Rows)
        {
            if (row.Scope != scope || row.IsNumber != isNumber) continue;
            TagValue value = row.Value(source);
            if (!AutomaticTags.IsSet(value)) continue;
            if (isNumber) numbers.Add(new(row.Name, value.AsDouble()));
            else texts.Add(new(row.Name, value.AsString()!));
        }

        if (withPriority) numbers.Add(new(MetricNames.SamplingPriority, 0));
        return AutomaticRun.Of(texts, numbers);
    }
}

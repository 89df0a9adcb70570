namespace SpanPack;

/// <summary>The automatic tags that are constant for one service, environment and version, as runs of bytes for each role of a span.</summary>
internal sealed class ProcessBlocks
{
    /// <summary>The parts of a role that choose its runs: the lowest five.</summary>
    internal const SpanRole RunRoles = SpanRole.DefaultService | SpanRole.TopLevel | SpanRole.ChunkOrphan | SpanRole.Inferred | SpanRole.LocalRoot;
    private const int RunRoleCount = 32;

    private readonly ProcessTags _process;
    private readonly AutomaticRuns?[] _withoutPriority = new AutomaticRuns?[RunRoleCount]; // each made at its first use
    private readonly AutomaticRuns?[] _withPriority = new AutomaticRuns?[RunRoleCount];

    internal ProcessBlocks(ProcessTags process, string? service, string? environment, string? version)
    {
        _process = process;
        HasSite = process.AzureAppServices is not null;
        DefaultService = service;
        Environment = environment;
        Version = version;
        const SpanRole Most = SpanRole.TopLevel | SpanRole.ChunkOrphan | SpanRole.LocalRoot;
        LongestRun = Math.Max(RunsOf(Most, _withPriority).ByteCount, RunsOf(Most | SpanRole.DefaultService, _withPriority).ByteCount);
        FirstOfChunk = EncodeFirstOfChunk();
        FirstOfPayload = EncodeFirstOfPayload();
        OnceCount = FirstOfChunk.Count + FirstOfPayload.Count;
    }

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

    private AutomaticRuns Encode(SpanRole role, bool withPriority) => new(EncodeStrings(role), EncodeMetrics(role, withPriority), withPriority);

    // The priority comes last, so that its value can be filled in.
    private EncodedRun EncodeMetrics(SpanRole role, bool withPriority)
    {
        var run = new EncodedRunBuilder();
        if (role.HasFlag(SpanRole.LocalRoot) && _process.ProcessId != 0) run.Add(AutomaticTag.ProcessId, MetricNames.Encoded.ProcessId, _process.ProcessId);
        if (role.HasFlag(SpanRole.TopLevel) && !_process.IsAgentlessCi) run.Add(AutomaticTag.TopLevel, MetricNames.Encoded.TopLevel, 1);
        if (withPriority) run.Add(AutomaticTag.SamplingPriority, MetricNames.Encoded.SamplingPriority, 0);
        return run.Build();
    }

    private EncodedRun EncodeStrings(SpanRole role)
    {
        var run = new EncodedRunBuilder();
        if (role.HasFlag(SpanRole.TopLevel) && !_process.IsAgentlessCi) run.Add(AutomaticTag.RuntimeId, TagNames.Encoded.RuntimeId, _process.RuntimeId);
        run.Add(AutomaticTag.Environment, TagNames.Encoded.Environment, Environment);
        run.AddEncoded(AutomaticTag.Language, FusedTags.LanguageDotnet);
        if (role.HasFlag(SpanRole.DefaultService)) run.Add(AutomaticTag.Version, TagNames.Encoded.Version, Version);
        else run.Add(AutomaticTag.BaseService, TagNames.Encoded.BaseService, DefaultService);
        if (_process.AzureAppServices is { } site && !role.HasFlag(SpanRole.Inferred)) AddSite(run, site, role.HasFlag(SpanRole.ChunkOrphan));
        return run.Build();
    }

    private static void AddSite(EncodedRunBuilder run, AzureAppServicesInfo site, bool all)
    {
        run.Add(AutomaticTag.SiteName, AzureAppServicesTags.Encoded.SiteName, site.SiteName);
        run.Add(AutomaticTag.SiteType, AzureAppServicesTags.Encoded.SiteType, site.SiteType);
        if (!all) return;
        run.Add(AutomaticTag.SiteKind, AzureAppServicesTags.Encoded.SiteKind, site.SiteKind);
        run.Add(AutomaticTag.ResourceGroup, AzureAppServicesTags.Encoded.ResourceGroup, site.ResourceGroup);
        run.Add(AutomaticTag.SubscriptionId, AzureAppServicesTags.Encoded.SubscriptionId, site.SubscriptionId);
        run.Add(AutomaticTag.ResourceId, AzureAppServicesTags.Encoded.ResourceId, site.ResourceId);
        run.Add(AutomaticTag.InstanceId, AzureAppServicesTags.Encoded.InstanceId, site.InstanceId);
        run.Add(AutomaticTag.InstanceName, AzureAppServicesTags.Encoded.InstanceName, site.InstanceName);
        run.Add(AutomaticTag.OperatingSystem, AzureAppServicesTags.Encoded.OperatingSystem, site.OperatingSystem);
        run.Add(AutomaticTag.Runtime, AzureAppServicesTags.Encoded.Runtime, site.Runtime);
        run.Add(AutomaticTag.ExtensionVersion, AzureAppServicesTags.Encoded.ExtensionVersion, site.ExtensionVersion);
    }

    private EncodedRun EncodeFirstOfChunk()
    {
        var run = new EncodedRunBuilder();
        run.Add(AutomaticTag.GitCommitSha, TagNames.Encoded.GitCommitSha, _process.GitCommitSha);
        run.Add(AutomaticTag.GitRepositoryUrl, TagNames.Encoded.GitRepositoryUrl, _process.GitRepositoryUrl);
        return run.Build();
    }

    private EncodedRun EncodeFirstOfPayload()
    {
        var run = new EncodedRunBuilder();
        run.Add(AutomaticTag.ProcessTagList, TagNames.Encoded.ProcessTags, _process.ProcessTagList);
        return run.Build();
    }
}

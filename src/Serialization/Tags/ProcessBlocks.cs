namespace SpanPack;

/// <summary>The automatic tags that are constant for one service, environment and version, as runs of bytes for each role of a span.</summary>
internal sealed class ProcessBlocks
{
    private const SpanRole StringRoles = SpanRole.DefaultService | SpanRole.TopLevel | SpanRole.ChunkOrphan | SpanRole.Inferred;
    private const int StringRoleCount = 16;
    private const int MetricRoleCount = 8;

    private readonly ProcessTags _process;
    private readonly EncodedRun[] _strings = new EncodedRun[StringRoleCount];
    private readonly MetricRun[] _metrics = new MetricRun[MetricRoleCount];

    internal ProcessBlocks(ProcessTags process, string? service, string? environment, string? version)
    {
        _process = process;
        DefaultService = service;
        Environment = environment;
        Version = version;
        for (int role = 0; role < StringRoleCount; role++) _strings[role] = EncodeStrings((SpanRole)role);
        foreach (SpanRole role in (ReadOnlySpan<SpanRole>)[SpanRole.None, SpanRole.TopLevel, SpanRole.ChunkOrphan, SpanRole.LocalRoot])
        {
            foreach (SpanRole more in (ReadOnlySpan<SpanRole>)[SpanRole.None, SpanRole.TopLevel, SpanRole.ChunkOrphan, SpanRole.TopLevel | SpanRole.ChunkOrphan])
            {
                _metrics[MetricIndex(role | more)] = new MetricRun(process, role | more);
            }
        }

        LongestRun = _strings.Max(static run => run.Bytes.Length) + _metrics.Max(static run => run.WithPriority.Bytes.Length);
        FirstOfChunk = EncodeFirstOfChunk();
        FirstOfPayload = EncodeFirstOfPayload();
    }

    internal string? DefaultService { get; }

    internal string? Environment { get; }

    internal string? Version { get; }

    /// <summary>Whether it matters that a span is an inferred one.</summary>
    internal bool HasSite => _process.AzureAppServices is not null;

    /// <summary>Bytes of the longest run of strings with the longest run of numbers.</summary>
    internal int LongestRun { get; }

    internal EncodedRun FirstOfChunk { get; }

    internal EncodedRun FirstOfPayload { get; }

    internal bool IsFor(string? service, string? environment, string? version)
        => DefaultService == service && Environment == environment && Version == version;

    internal EncodedRun Strings(SpanRole role) => _strings[(int)(role & StringRoles)];

    internal MetricRun Metrics(SpanRole role) => _metrics[MetricIndex(role)];

    // Bits 1 and 2 (top-level, orphan) and bit 4 (local root), side by side.
    private static int MetricIndex(SpanRole role) => ((int)role >> 1 & 3) | ((int)role >> 2 & 4);

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

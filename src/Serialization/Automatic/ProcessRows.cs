namespace SpanPack;

/// <summary>
/// The tags that a tracer adds to spans with data of the process, one line each, in wire order. Source:
/// docs/protocol.md#tags-that-a-tracer-adds.
/// </summary>
/// <remarks>
/// They are read once for each role of spans. Code, not a table: the first span of a process would wait until a table with a function for
/// each tag is made.
/// </remarks>
internal static class ProcessRows
{
    /// <summary>Returns the texts of the span at index 0 of each chunk.</summary>
    internal static AutomaticRun OfFirstInChunk(ProcessTags process)
    {
        var texts = new NamedTags();
        texts.Add(TagNames.GitCommitSha, process.GitCommitSha);
        texts.Add(TagNames.GitRepositoryUrl, process.GitRepositoryUrl);
        return texts.ToRun();
    }

    /// <summary>Returns the texts of the span at index 0 of the first chunk of a payload.</summary>
    internal static AutomaticRun OfFirstInPayload(ProcessTags process)
    {
        var texts = new NamedTags();
        texts.Add(TagNames.ProcessTags, process.ProcessTagList);
        return texts.ToRun();
    }

    /// <summary>Returns the texts of all spans with a role.</summary>
    internal static AutomaticRun TextsOf(ProcessBlocks blocks, SpanRole role)
    {
        ProcessTags process = blocks.Process;
        var texts = new NamedTags();
        if (IsMarked(process, role)) texts.Add(TagNames.RuntimeId, process.RuntimeId);
        texts.Add(TagNames.Environment, blocks.Environment);
        texts.Add(TagNames.Language, "dotnet");
        if ((role & SpanRole.DefaultService) != 0) texts.Add(TagNames.Version, blocks.Version);
        else texts.Add(TagNames.BaseService, blocks.DefaultService);
        if (process.AzureAppServices is { } site && (role & SpanRole.Inferred) == 0) AddSite(texts, site, role);
        return texts.ToRun();
    }

    /// <summary>Returns the numbers of all spans with a role. The sampling priority is last, so that its value can be filled in.</summary>
    internal static AutomaticRun NumbersOf(ProcessTags process, SpanRole role, bool withPriority)
    {
        bool hasProcessId = (role & SpanRole.LocalRoot) != 0 && process.ProcessId != 0;
        bool isMarked = IsMarked(process, role);
        var names = new List<string>();
        if (hasProcessId) names.Add(MetricNames.ProcessId);
        if (isMarked) names.Add(MetricNames.TopLevel);
        if (withPriority) names.Add(MetricNames.SamplingPriority);
        double[] numbers = new double[names.Count];
        if (hasProcessId) numbers[0] = process.ProcessId;
        if (isMarked) numbers[hasProcessId ? 1 : 0] = 1;
        return AutomaticRun.OfNumbers(names, numbers);
    }

    private static bool IsMarked(ProcessTags process, SpanRole role) => (role & SpanRole.TopLevel) != 0 && !process.IsAgentlessCi;

    // An inferred span gets none of them; only a span without its parent in the chunk gets all.
    private static void AddSite(NamedTags texts, AzureAppServicesInfo site, SpanRole role)
    {
        texts.Add(AzureAppServicesTags.SiteName, site.SiteName);
        texts.Add(AzureAppServicesTags.SiteType, site.SiteType);
        if ((role & SpanRole.ChunkOrphan) == 0) return;
        texts.Add(AzureAppServicesTags.SiteKind, site.SiteKind);
        texts.Add(AzureAppServicesTags.ResourceGroup, site.ResourceGroup);
        texts.Add(AzureAppServicesTags.SubscriptionId, site.SubscriptionId);
        texts.Add(AzureAppServicesTags.ResourceId, site.ResourceId);
        texts.Add(AzureAppServicesTags.InstanceId, site.InstanceId);
        texts.Add(AzureAppServicesTags.InstanceName, site.InstanceName);
        texts.Add(AzureAppServicesTags.OperatingSystem, site.OperatingSystem);
        texts.Add(AzureAppServicesTags.Runtime, site.Runtime);
        texts.Add(AzureAppServicesTags.ExtensionVersion, site.ExtensionVersion);
    }

    private readonly struct NamedTags()
    {
        private readonly List<string> _names = [];
        private readonly List<string> _texts = [];

        internal void Add(string name, string? text)
        {
            if (string.IsNullOrWhiteSpace(text)) return;
            _names.Add(name);
            _texts.Add(text);
        }

        internal AutomaticRun ToRun() => AutomaticRun.OfTexts(_names, _texts);
    }
}

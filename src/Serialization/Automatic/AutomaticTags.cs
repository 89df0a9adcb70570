namespace SpanPack;

/// <summary>The tags that a tracer adds to spans, one row each, in wire order. Source: docs/protocol.md#tags-that-a-tracer-adds.</summary>
/// <remarks>
/// Three tags are not rows, because their values are not texts. The formats write the upper half of the trace id (<c>_dd.p.tid</c>) and
/// events (<c>events</c>); the sampling priority is filled into the tags of a role. Rows of the process are read when the tags of a role
/// are encoded, those of a chunk when it starts with something to add. No row is read for each span.
/// </remarks>
internal static class AutomaticTags
{
    private static readonly AutomaticTag[] s_rows =
    [
        // Once, and the same for the process.
        Text(TagNames.GitCommitSha, AutomaticScope.FirstOfChunk, 0, static (in AutomaticSource s) => Set(s.Process.GitCommitSha)),
        Text(TagNames.GitRepositoryUrl, AutomaticScope.FirstOfChunk, 0, static (in AutomaticSource s) => Set(s.Process.GitRepositoryUrl)),
        Text(TagNames.ProcessTags, AutomaticScope.FirstOfPayload, 0, static (in AutomaticSource s) => Set(s.Process.ProcessTagList)),

        // Data of the chunk. A decision maker that came with the trace is the first. Only one of the rates is written.
        Text(TagNames.DecisionMaker, AutomaticScope.Trace, 0, static (in AutomaticSource s) => DecisionMakers.Of(s.Chunk)),
        Text(TagNames.Origin, AutomaticScope.EverySpan, ChunkMarks.Origin, static (in AutomaticSource s) => Set(s.Chunk.Origin)),
        Number(MetricNames.ApmEnabled, AutomaticScope.EverySpan, ChunkMarks.ApmTracingDisabled,
            static (in AutomaticSource s) => s.Chunk.NumberOf(ChunkMarks.ApmTracingDisabled)),
        Number(MetricNames.AgentSamplingRate, AutomaticScope.LocalRoot, ChunkMarks.SamplingRate,
            static (in AutomaticSource s) => s.Chunk.SamplingMechanism == SamplingMechanism.AgentRate
                ? s.Chunk.NumberOf(ChunkMarks.SamplingRate) : default(TagValue)),
        Number(MetricNames.RuleSamplingRate, AutomaticScope.LocalRoot, ChunkMarks.SamplingRate,
            static (in AutomaticSource s) => DecisionMakers.IsRule(s.Chunk.SamplingMechanism)
                ? s.Chunk.NumberOf(ChunkMarks.SamplingRate) : default(TagValue)),
        Number(MetricNames.LimiterRate, AutomaticScope.LocalRoot, ChunkMarks.RateLimit,
            static (in AutomaticSource s) => s.Chunk.NumberOf(ChunkMarks.RateLimit)),
        Number(MetricNames.KeepRate, AutomaticScope.LocalRoot, ChunkMarks.KeepRate,
            static (in AutomaticSource s) => s.Chunk.NumberOf(ChunkMarks.KeepRate)),
        Text(TagNames.RuntimeFamily, AutomaticScope.LocalRoot, ChunkMarks.AppSec, static (in AutomaticSource s) => "dotnet"),
        Number(MetricNames.AppSecEnabled, AutomaticScope.LocalRoot, ChunkMarks.AppSec,
            static (in AutomaticSource s) => s.Chunk.NumberOf(ChunkMarks.AppSec)),
        Text(TagNames.EventRulesVersion, AutomaticScope.LocalRoot, ChunkMarks.AppSec,
            static (in AutomaticSource s) => Set(s.Chunk.AppSec!.EventRulesVersion)),
        Text(TagNames.FeatureFlags, AutomaticScope.LocalRoot, ChunkMarks.FeatureFlags,
            static (in AutomaticSource s) => s.Chunk.FeatureFlags!.Flags),
        Text(TagNames.FeatureFlagSubjects, AutomaticScope.LocalRoot, ChunkMarks.FeatureFlags,
            static (in AutomaticSource s) => s.Chunk.FeatureFlags!.Subjects),
        Text(TagNames.FeatureFlagRuntimeDefaults, AutomaticScope.LocalRoot, ChunkMarks.FeatureFlags,
            static (in AutomaticSource s) => s.Chunk.FeatureFlags!.RuntimeDefaults),

        // What the span says. The source of a service name is dropped where the service is the default, unless configuration set it.
        Text(TagNames.LastParentId, AutomaticScope.Span, 0, static (in AutomaticSource s) => s.Extras!.LastParentId),
        Text(TagNames.ServiceSource, AutomaticScope.Span, 0,
            static (in AutomaticSource s) => !s.Is(SpanRole.DefaultService) || IsConfigured(s.Extras!.ServiceSource)
            ? s.Extras!.ServiceSource
            : null),

        // What is the same for all spans of a role.
        Text(TagNames.RuntimeId, AutomaticScope.Role, 0,
            static (in AutomaticSource s) => s.Is(SpanRole.TopLevel) && !s.Process.IsAgentlessCi ? Set(s.Process.RuntimeId) : null),
        Text(TagNames.Environment, AutomaticScope.Role, 0, static (in AutomaticSource s) => Set(s.Blocks.Environment)),
        Text(TagNames.Language, AutomaticScope.Role, 0, static (in AutomaticSource s) => "dotnet"),
        Text(TagNames.Version, AutomaticScope.Role, 0,
            static (in AutomaticSource s) => s.Is(SpanRole.DefaultService) ? Set(s.Blocks.Version) : null),
        Text(TagNames.BaseService, AutomaticScope.Role, 0,
            static (in AutomaticSource s) => s.Is(SpanRole.DefaultService) ? null : Set(s.Blocks.DefaultService)),
        Text(AzureAppServicesTags.SiteName, AutomaticScope.Role, 0, static (in AutomaticSource s) => Set(s.Site?.SiteName)),
        Text(AzureAppServicesTags.SiteType, AutomaticScope.Role, 0, static (in AutomaticSource s) => s.Site?.SiteType),
        Text(AzureAppServicesTags.SiteKind, AutomaticScope.Role, 0, static (in AutomaticSource s) => s.WholeSite?.SiteKind),
        Text(AzureAppServicesTags.ResourceGroup, AutomaticScope.Role, 0, static (in AutomaticSource s) => Set(s.WholeSite?.ResourceGroup)),
        Text(AzureAppServicesTags.SubscriptionId, AutomaticScope.Role, 0,
            static (in AutomaticSource s) => Set(s.WholeSite?.SubscriptionId)),
        Text(AzureAppServicesTags.ResourceId, AutomaticScope.Role, 0, static (in AutomaticSource s) => s.WholeSite?.ResourceId),
        Text(AzureAppServicesTags.InstanceId, AutomaticScope.Role, 0, static (in AutomaticSource s) => Set(s.WholeSite?.InstanceId)),
        Text(AzureAppServicesTags.InstanceName, AutomaticScope.Role, 0, static (in AutomaticSource s) => Set(s.WholeSite?.InstanceName)),
        Text(AzureAppServicesTags.OperatingSystem, AutomaticScope.Role, 0,
            static (in AutomaticSource s) => Set(s.WholeSite?.OperatingSystem)),
        Text(AzureAppServicesTags.Runtime, AutomaticScope.Role, 0, static (in AutomaticSource s) => Set(s.WholeSite?.Runtime)),
        Text(AzureAppServicesTags.ExtensionVersion, AutomaticScope.Role, 0,
            static (in AutomaticSource s) => Set(s.WholeSite?.ExtensionVersion)),
        Number(MetricNames.ProcessId, AutomaticScope.Role, 0,
            static (in AutomaticSource s) => s.Is(SpanRole.LocalRoot) && s.Process.ProcessId != 0
            ? (double)s.Process.ProcessId
            : default(TagValue)),
        Number(MetricNames.TopLevel, AutomaticScope.Role, 0,
            static (in AutomaticSource s) => s.Is(SpanRole.TopLevel) && !s.Process.IsAgentlessCi ? 1.0 : default(TagValue)),
    ];

    private static readonly AutomaticTag?[] s_byNumber = OrderByNumber();

    private static readonly AutomaticTag[] s_ofChunk = Array.FindAll(s_rows, static row => row.Needs != 0);

    private static readonly ulong[] s_ofRates = new ulong[TraceChunk.RateCases]; // each found at its first use

    private static readonly AutomaticTag[] s_ofSpan = Array.FindAll(s_rows, static row => row.Scope == AutomaticScope.Span);

    /// <summary>Gets the set of the numeric tags, the sampling priority included.</summary>
    internal static ulong Numeric { get; } =
        s_rows.Where(static row => row.IsNumber)
            .Aggregate(ReservedNames.Bit(ReservedNames.SamplingPriority), static (bits, row) => bits | row.Bit);

    /// <summary>Gets the rows in wire order.</summary>
    internal static ReadOnlySpan<AutomaticTag> Rows => s_rows;

    /// <summary>Returns the row of a name's number.</summary>
    internal static AutomaticTag At(int number) => s_byNumber[number]!;

    /// <summary>Returns the numbers of the tags that a chunk adds to the spans of a scope.</summary>
    /// <param name="scope">Every span, or local roots.</param>
    /// <param name="blocks">The tags of the process.</param>
    /// <param name="chunk">The chunk.</param>
    internal static ulong OfChunk(AutomaticScope scope, ProcessBlocks blocks, in TraceChunk chunk)
    {
        var source = new AutomaticSource(blocks, SpanRole.None, in chunk, extras: null);
        ulong numbers = 0;
        foreach (AutomaticTag row in s_ofChunk)
        {
            if (row.Scope == scope && chunk.Has(row.Needs) && IsSet(row.Value(source))) numbers |= row.Bit;
        }

        return numbers;
    }

    /// <summary>Returns the numbers of the rate tags that a chunk adds to local roots: all that a plain chunk adds to them.</summary>
    /// <remarks>They depend on the decision maker and the kinds of rates, not on the values.</remarks>
    internal static ulong OfRates(ProcessBlocks blocks, in TraceChunk chunk)
    {
        const ulong IsFound = 1UL << ReservedNames.None; // no tag has this bit
        ref ulong known = ref s_ofRates[chunk.RateCase];
        if (known == 0) known = OfChunk(AutomaticScope.LocalRoot, blocks, chunk.RatesOnly()) | IsFound;
        return known & ~IsFound;
    }

    /// <summary>Returns the numbers of the tags that a span adds by its own fields. All are texts.</summary>
    internal static ulong OfSpan(ProcessBlocks blocks, SpanRole role, in TraceChunk chunk, SpanExtras extras)
    {
        var source = new AutomaticSource(blocks, role, in chunk, extras);
        ulong numbers = 0;
        foreach (AutomaticTag row in s_ofSpan)
        {
            if (IsSet(row.Value(source))) numbers |= row.Bit;
        }

        return numbers;
    }

    /// <summary>Returns whether a value is set.</summary>
    internal static bool IsSet(in TagValue value) => value.Kind != TagValueKind.String || !string.IsNullOrEmpty(value.AsString());

    private static AutomaticTag Text(string name, AutomaticScope scope, ChunkMarks needs, AutomaticValue value)
        => new(name, scope, IsNumber: false, needs, value);

    private static AutomaticTag Number(string name, AutomaticScope scope, ChunkMarks needs, AutomaticValue value)
        => new(name, scope, IsNumber: true, needs, value);

    private static string? Set(string? text) => string.IsNullOrWhiteSpace(text) ? null : text;

    private static bool IsConfigured(string? source) => source is not null && source.StartsWith("opt.", StringComparison.Ordinal);

    private static AutomaticTag?[] OrderByNumber()
    {
        var ordered = new AutomaticTag?[ReservedNames.Propagated];
        foreach (AutomaticTag row in s_rows) ordered[row.Number] = row;
        return ordered;
    }
}

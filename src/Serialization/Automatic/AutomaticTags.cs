namespace SpanPack;

/// <summary>
/// The tags that a tracer adds to spans with data of a chunk or a span, one row each, in wire order. Those of the process are in
/// <see cref="ProcessRows"/>. Source: docs/protocol.md#tags-that-a-tracer-adds.
/// </summary>
/// <remarks>
/// Three tags are not rows, because their values are not texts. The formats write the upper half of the trace id (<c>_dd.p.tid</c>) and
/// events (<c>events</c>); the sampling priority is filled into the tags of a role. Rows of a chunk are read when it starts with something
/// to add. No row is read for each span.
/// </remarks>
internal static class AutomaticTags
{
    private static readonly AutomaticTag[] s_rows =
    [
        // Data of the chunk. A decision maker that came with the trace is the first. Only one of the rates is written.
        Text(TagNames.DecisionMaker, AutomaticScope.Trace, 0, static (in AutomaticSource s) => DecisionMakers.Of(s.Chunk)),
        Text(TagNames.Origin, AutomaticScope.EverySpan, ChunkMarks.Origin, static (in AutomaticSource s) => Set(s.Chunk.Origin)),
        Number(MetricNames.ApmEnabled, AutomaticScope.EverySpan, ChunkMarks.ApmTracingDisabled,
            static (in AutomaticSource s) => s.Chunk.NumberOf(ChunkMarks.ApmTracingDisabled)),
        Number(MetricNames.AgentSamplingRate, AutomaticScope.LocalRoot, ChunkMarks.SamplingRate,
            static (in AutomaticSource s) => s.Chunk.SamplingMechanism == SamplingMechanism.AgentRate
                ? s.Chunk.NumberOf(ChunkMarks.SamplingRate) : default(double?)),
        Number(MetricNames.RuleSamplingRate, AutomaticScope.LocalRoot, ChunkMarks.SamplingRate,
            static (in AutomaticSource s) => DecisionMakers.IsRule(s.Chunk.SamplingMechanism)
                ? s.Chunk.NumberOf(ChunkMarks.SamplingRate) : default(double?)),
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
            static (in AutomaticSource s) => !s.IsOfDefaultService || IsConfigured(s.Extras!.ServiceSource)
            ? s.Extras!.ServiceSource
            : null),
    ];

    private static readonly AutomaticTag?[] s_byNumber = OrderByNumber();

    private static readonly AutomaticTag[] s_ofChunk = Find(AutomaticScope.EverySpan, AutomaticScope.LocalRoot);

    private static readonly ulong[] s_ofRates = new ulong[TraceChunk.RateCases]; // each found at its first use

    private static readonly AutomaticTag[] s_ofSpan = Find(AutomaticScope.Span, AutomaticScope.Span);

    /// <summary>Gets the rows in wire order.</summary>
    internal static ReadOnlySpan<AutomaticTag> Rows => s_rows;

    /// <summary>Returns the row of a name's number.</summary>
    internal static AutomaticTag At(int number) => s_byNumber[number]!;

    /// <summary>Returns the numbers of the tags that a chunk adds to the spans of a scope.</summary>
    /// <param name="scope">Every span, or local roots.</param>
    /// <param name="chunk">The chunk.</param>
    internal static ulong OfChunk(AutomaticScope scope, in TraceChunk chunk)
    {
        var source = new AutomaticSource(SpanRole.None, in chunk, extras: null);
        ulong numbers = 0;
        foreach (AutomaticTag row in s_ofChunk)
        {
            if (row.Scope == scope && chunk.Has(row.Needs) && IsSet(row, source)) numbers |= row.Bit;
        }

        return numbers;
    }

    /// <summary>Returns the numbers of the rate tags that a chunk adds to local roots: all that a plain chunk adds to them.</summary>
    /// <remarks>They depend on the decision maker and the kinds of rates, not on the values.</remarks>
    internal static ulong OfRates(in TraceChunk chunk)
    {
        const ulong IsFound = 1UL << ReservedNames.None; // no tag has this bit
        ref ulong known = ref s_ofRates[chunk.RateCase];
        if (known == 0) known = OfChunk(AutomaticScope.LocalRoot, chunk.RatesOnly()) | IsFound;
        return known & ~IsFound;
    }

    /// <summary>Returns the numbers of the tags that a span adds by its own fields. All are texts.</summary>
    internal static ulong OfSpan(SpanRole role, in TraceChunk chunk, SpanExtras extras)
    {
        var source = new AutomaticSource(role, in chunk, extras);
        ulong numbers = 0;
        foreach (AutomaticTag row in s_ofSpan)
        {
            if (IsSet(row, source)) numbers |= row.Bit;
        }

        return numbers;
    }

    private static bool IsSet(AutomaticTag row, in AutomaticSource source)
        => row.TextOf is { } text ? !string.IsNullOrEmpty(text(source)) : row.NumberOf!(source).HasValue;

    private static AutomaticTag Text(string name, AutomaticScope scope, ChunkMarks needs, AutomaticText text)
        => new(name, scope, needs, text, number: null);

    private static AutomaticTag Number(string name, AutomaticScope scope, ChunkMarks needs, AutomaticNumber number)
        => new(name, scope, needs, text: null, number);

    private static string? Set(string? text) => string.IsNullOrWhiteSpace(text) ? null : text;

    private static bool IsConfigured(string? source) => source is not null && source.StartsWith("opt.", StringComparison.Ordinal);

    private static AutomaticTag?[] OrderByNumber()
    {
        var ordered = new AutomaticTag?[ReservedNames.Propagated];
        foreach (AutomaticTag row in s_rows) ordered[row.Number] = row;
        return ordered;
    }

    // Loops: a query of each would have its code compiled before the first span.
    private static AutomaticTag[] Find(AutomaticScope first, AutomaticScope last)
    {
        var found = new List<AutomaticTag>();
        foreach (AutomaticTag row in s_rows)
        {
            if (row.Scope >= first && row.Scope <= last) found.Add(row);
        }

        return found.ToArray();
    }
}

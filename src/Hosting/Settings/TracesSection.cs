namespace SpanPack;

/// <summary>Reads <see cref="ActivityTraceOptions"/> from a section. Callbacks, loggers and rule objects can only be set in code.</summary>
internal static class TracesSection
{
    private static readonly string s_styles = string.Join(", ", Enum.GetNames<PropagationStyle>());

    internal static ActivityTraceOptions Read(SectionValues values, ActivityTraceOptions traces)
    {
        traces = traces with
        {
            Listens = values.Bool(nameof(traces.Listens)) ?? traces.Listens,
            Naming = values.Name<SpanNaming>(nameof(traces.Naming)) ?? traces.Naming,
            IncludedSources = values.List(nameof(traces.IncludedSources)) ?? traces.IncludedSources,
            // as lists of configurations are bound: beside what there is
            ExcludedSources = [.. traces.ExcludedSources.Union(values.List(nameof(traces.ExcludedSources)) ?? [])],
            CollectsConnections = values.Bool(nameof(traces.CollectsConnections)) ?? traces.CollectsConnections,
            CollectsOuterOperations = values.Bool(nameof(traces.CollectsOuterOperations)) ?? traces.CollectsOuterOperations,
            CollectsPolling = values.Bool(nameof(traces.CollectsPolling)) ?? traces.CollectsPolling,
            HttpServerErrorStatuses = values.Text(nameof(traces.HttpServerErrorStatuses)) ?? traces.HttpServerErrorStatuses,
            HttpClientErrorStatuses = values.Text(nameof(traces.HttpClientErrorStatuses)) ?? traces.HttpClientErrorStatuses,
            BaggageTagKeys = values.List(nameof(traces.BaggageTagKeys)) ?? traces.BaggageTagKeys,
            SetsPeerService = values.Bool(nameof(traces.SetsPeerService)) ?? traces.SetsPeerService,
            PeerServiceMapping = values.Pairs(nameof(traces.PeerServiceMapping))?.ToDictionary(StringComparer.Ordinal)
                ?? traces.PeerServiceMapping,
            RemoveIntegrationServiceNames = values.Bool(nameof(traces.RemoveIntegrationServiceNames))
                ?? traces.RemoveIntegrationServiceNames,
            SetsPropagator = values.Bool(nameof(traces.SetsPropagator)) ?? traces.SetsPropagator,
            Resource = Resource(traces.Resource, values.Pairs(nameof(traces.Resource)) ?? []),
            Sampling = Sampling(values, traces.Sampling ?? new SamplingOptions()),
            Propagation = Propagation(values.Within(nameof(traces.Propagation)), traces.Propagation ?? new PropagationOptions()),
        };
        traces = values.Int(traces, nameof(traces.PartialFlushSpans),
            static (traces, value) => traces with { PartialFlushSpans = value }, Check);
        return values.Time(traces, nameof(traces.MaxWait), static (traces, value) => traces with { MaxWait = value }, Check);
    }

    /// <summary>Reads the limit of memory, whose name the writer has too.</summary>
    internal static ActivityTraceOptions ReadMemory(SectionValues values, ActivityTraceOptions traces)
        => values.Long(traces, nameof(traces.MaxHeldBytes), static (traces, value) => traces with { MaxHeldBytes = value }, Check);

    // Of two attributes with one key the first counts, so that those of earlier sections make room.
    private static KeyValuePair<string, TagValue>[] Resource(IReadOnlyList<KeyValuePair<string, TagValue>> before,
        KeyValuePair<string, string>[] added)
        => [.. before.Where(known => !Array.Exists(added, pair => pair.Key == known.Key)),
            .. added.Select(static pair => KeyValuePair.Create(pair.Key, (TagValue)pair.Value))];

    private static SamplingOptions Sampling(SectionValues values, SamplingOptions sampling) => sampling with
    {
        Rate = values.Share("SampleRate") ?? sampling.Rate,
        RateLimit = values.Int("RateLimit") ?? sampling.RateLimit,
        RulesJson = values.Text("SamplingRules") ?? sampling.RulesJson,
        SpanRulesJson = values.Text("SpanSamplingRules") ?? sampling.SpanRulesJson,
    };

    private static PropagationOptions Propagation(SectionValues values, PropagationOptions propagation)
    {
        propagation = propagation with
        {
            InjectStyles = Styles(values, nameof(propagation.InjectStyles)) ?? propagation.InjectStyles,
            ExtractStyles = Styles(values, nameof(propagation.ExtractStyles)) ?? propagation.ExtractStyles,
            ExtractFirst = values.Bool(nameof(propagation.ExtractFirst)) ?? propagation.ExtractFirst,
            Behavior = values.Name<ExtractionBehavior>(nameof(propagation.Behavior)) ?? propagation.Behavior,
        };
        return values.Int(propagation, nameof(propagation.MaxTagsLength),
            static (propagation, value) => propagation with { MaxTagsLength = value },
            static propagation => _ = new PropagationSettings(propagation, new Variables(static _ => null)));
    }

    private static List<PropagationStyle>? Styles(SectionValues values, string key)
    {
        if (values.List(key) is not { } names) return null;
        var styles = new List<PropagationStyle>();
        foreach (string name in names)
        {
            if (Enum.TryParse(name, ignoreCase: true, out PropagationStyle style) && Enum.IsDefined(style)) styles.Add(style);
            else if (!IsNone(name)) values.Wrong(key, name, s_styles);
        }

        return styles.Count > 0 || names.Any(IsNone) ? styles : null; // an empty list turns propagation off
    }

    private static bool IsNone(string style) => style.Equals("none", StringComparison.OrdinalIgnoreCase); // as in variables

    private static void Check(ActivityTraceOptions traces) => traces.Check();
}

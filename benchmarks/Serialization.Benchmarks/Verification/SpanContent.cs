using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Verification;

/// <summary>
/// Compares a span that was read back with the one that was written: nothing missing, nothing changed, nothing added but the tags that a
/// tracer adds.
/// </summary>
internal static class SpanContent
{
    private static readonly HashSet<string> s_automaticStrings =
    [
        TagNames.RuntimeId, TagNames.Environment, TagNames.Language, TagNames.Version, TagNames.BaseService, TagNames.DecisionMaker,
        TagNames.TraceIdUpper, TagNames.ProcessTags,
        AzureAppServicesTags.SiteName, AzureAppServicesTags.SiteKind, AzureAppServicesTags.SiteType, AzureAppServicesTags.ResourceGroup,
        AzureAppServicesTags.SubscriptionId, AzureAppServicesTags.ResourceId,
        AzureAppServicesTags.InstanceId, AzureAppServicesTags.InstanceName, AzureAppServicesTags.OperatingSystem,
        AzureAppServicesTags.Runtime, AzureAppServicesTags.ExtensionVersion,
    ];

    private static readonly HashSet<string> s_automaticNumbers = [MetricNames.ProcessId, MetricNames.SamplingPriority, MetricNames.TopLevel,
        MetricNames.RuleSamplingRate];

    /// <param name="process">The process that wrote the span.</param>
    /// <param name="expected">The span.</param>
    /// <param name="actual">The same read back.</param>
    /// <param name="format">Of the payload.</param>
    /// <param name="hasOwnTraceId">Whether the span can have a trace id that is not its chunk's.</param>
    /// <exception cref="WrongOutputException">The span is another.</exception>
    internal static void Verify(ProcessTags process, Span expected, Span actual, TraceFormat format, bool hasOwnTraceId = true)
    {
        if (hasOwnTraceId) Equal("trace_id", expected.TraceId, actual.TraceId);
        VerifyFields(expected, actual);
        VerifyStrings(process, expected, actual, format);
        VerifyNumbers(process, expected, actual);
        StructureContent.Verify(expected, actual, format);
    }

    private static void VerifyFields(Span expected, Span actual)
    {
        Equal("span_id", expected.SpanId, actual.SpanId);
        Equal("parent_id", expected.ParentId, actual.ParentId);
        Equal("name", expected.Name ?? string.Empty, actual.Name ?? string.Empty);
        Equal("resource", expected.Resource ?? string.Empty, actual.Resource ?? string.Empty);
        Equal("service", expected.Service ?? string.Empty, actual.Service ?? string.Empty);
        Equal("type", expected.Type ?? string.Empty, actual.Type ?? string.Empty);
        Equal("start", expected.Start, actual.Start);
        Equal("duration", expected.Duration, actual.Duration);
        Equal("error", expected.Error, actual.Error);
    }

    private static void VerifyStrings(ProcessTags process, Span expected, Span actual, TraceFormat format)
    {
        foreach (KeyValuePair<string, string> tag in expected.EnumerateTags()) Equal(tag.Key, tag.Value, actual.GetTag(tag.Key));
        foreach (KeyValuePair<string, string> tag in actual.EnumerateTags())
        {
            bool isKnown = expected.GetTag(tag.Key) is not null || s_automaticStrings.Contains(tag.Key)
                || StructureContent.IsJsonTag(tag.Key, format);
            if (!isKnown && !IsDefaultKind(tag, format)) throw new WrongOutputException($"nobody set the tag {tag.Key}");
        }

        if (!expected.IsLocalRoot) return;
        Equal(TagNames.RuntimeId, process.RuntimeId, actual.GetTag(TagNames.RuntimeId));
        Equal(TagNames.Environment, process.Environment, actual.GetTag(TagNames.Environment));
        bool isDefaultService = expected.Service == process.Service;
        Equal(TagNames.Version, isDefaultService ? process.Version : null, actual.GetTag(TagNames.Version));
        Equal(TagNames.BaseService, isDefaultService ? null : process.Service, actual.GetTag(TagNames.BaseService));
        Equal(TagNames.Language, "dotnet", actual.GetTag(TagNames.Language));
        Equal(AzureAppServicesTags.ResourceId, process.AzureAppServices?.ResourceId, actual.GetTag(AzureAppServicesTags.ResourceId));
    }

    /// <summary>v1.0 has a kind for each span: <c>internal</c> where nobody says another.</summary>
    internal static bool IsDefaultKind(KeyValuePair<string, string> tag, TraceFormat format)
        => format == TraceFormat.V1 && tag is { Key: TagNames.SpanKind, Value: "internal" };

    private static void VerifyNumbers(ProcessTags process, Span expected, Span actual)
    {
        foreach (KeyValuePair<string, double> metric in expected.EnumerateMetrics())
            Equal(metric.Key, metric.Value, actual.GetMetric(metric.Key));
        foreach (KeyValuePair<string, double> metric in actual.EnumerateMetrics())
        {
            if (expected.GetMetric(metric.Key) is null && !s_automaticNumbers.Contains(metric.Key))
                throw new WrongOutputException($"nobody set the number {metric.Key}");
        }

        if (!expected.IsLocalRoot) return;
        Equal(MetricNames.ProcessId, process.ProcessId, actual.GetMetric(MetricNames.ProcessId));
        Equal(MetricNames.TopLevel, 1, actual.GetMetric(MetricNames.TopLevel));
    }

    private static void Equal<T>(string name, T expected, T actual)
    {
        if (!EqualityComparer<T>.Default.Equals(expected, actual))
            throw new WrongOutputException($"{name} is '{actual}' instead of '{expected}'");
    }
}

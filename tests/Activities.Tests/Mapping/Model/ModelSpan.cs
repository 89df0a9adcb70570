using System.Globalization;

namespace SpanPack.Activities.Tests.Mapping.Model;

/// <summary>What the agent makes of a span of OpenTelemetry, without ids, times, events and links.</summary>
internal sealed class ModelSpan
{
    internal string Service { get; set; } = "";

    internal string Name { get; set; } = "";

    internal string Resource { get; set; } = "";

    internal string Type { get; set; } = "";

    internal int Error { get; set; }

    internal Dictionary<string, string> Meta { get; } = new(StringComparer.Ordinal);

    internal Dictionary<string, double> Metrics { get; } = new(StringComparer.Ordinal);

    /// <summary>All of a mapped span that the model has, too.</summary>
    internal static string Describe(Span span)
    {
        var copy = new ModelSpan
        {
            Service = span.Service
            ?? "", Name = span.Name
            ?? "", Resource = span.Resource
            ?? "", Type = span.Type
            ?? "", Error = span.Error
        };
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) copy.Meta.Add(tag.Key, tag.Value);
        foreach (KeyValuePair<string, double> tag in span.EnumerateMetrics()) copy.Metrics.Add(tag.Key, tag.Value);
        if (!span.Events.IsEmpty) copy.Meta.Add("events", "(events)"); // throws if there is a tag of that name, too
        if (!span.Links.IsEmpty) copy.Meta.Add("_dd.span_links", "(links)");
        return copy.ToString();
    }

    /// <inheritdoc/>
    public override string ToString()
    {
        IEnumerable<string> texts = Meta.OrderBy(static pair => pair.Key, StringComparer.Ordinal)
            .Select(static pair => $"{pair.Key}='{pair.Value}'");
        IEnumerable<string> numbers = Metrics.OrderBy(static pair => pair.Key, StringComparer.Ordinal)
            .Select(static pair => $"{pair.Key}={pair.Value.ToString("R", CultureInfo.InvariantCulture)}");
        return string.Join("\n",
            ["service " + Service, "name " + Name, "resource " + Resource, "type " + Type, "error " + Error, .. texts, .. numbers]);
    }
}

using System.Diagnostics;

namespace SpanPack;

/// <summary>The description of the process: OpenTelemetry's resource, prepared once for all its spans.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{Service,nq}: {Tags.Length} tags")]
internal sealed class ResourceDescription
{
    private const string ContainerTagPrefix = "datadog.container.tag.";
    private const string NoService = "otlpresourcenoservicename";

    // Names of the agent's container tags. Source: the agent's mapping of attributes.
    private static readonly HashSet<string> s_containerTags = new(StringComparer.Ordinal)
    {
        "container_id", "container_name", "image_name", "image_tag", "runtime", "cloud_provider", "region", "zone", "task_family",
        "task_arn", "ecs_cluster_name",
        "task_version", "ecs_container_name", "kube_container_name", "kube_cluster_name", "kube_deployment", "kube_replica_set",
        "kube_stateful_set", "kube_daemon_set",
        "kube_job", "kube_cronjob", "kube_namespace", "pod_name",
    };

    private readonly KnownAttributes _attributes = new();

    /// <param name="attributes">The attributes in their order; empty for an unknown process.</param>
    /// <param name="globalTags">
    /// Further tags for all spans, after the attributes, such as those of <c>DD_TAGS</c>; null for none. Names of container tags have no
    /// special meaning here.
    /// </param>
    internal ResourceDescription(IEnumerable<KeyValuePair<string, TagValue>> attributes,
        IEnumerable<KeyValuePair<string, string>>? globalTags = null)
    {
        var tags = new List<ResourceTag>();
        foreach (KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (attribute.Key is { Length: > 0 } name && !IsContainerTag(name, attribute.Value)) Add(tags, name, attribute.Value);
        }

        foreach (KeyValuePair<string, string> tag in globalTags ?? []) Add(tags, tag.Key, tag.Value);
        Tags = [.. tags];
        Service = ServiceForm.Of(GetText(AttributeId.ServiceName) ?? NoService);
        Environment = (GetText(AttributeId.DeploymentEnvironmentName) ?? GetText(AttributeId.DeploymentEnvironment)) is { } environment
            ? TagForm.Find(environment)
            : null;
        Version = GetText(AttributeId.ServiceVersion) is { } version ? TagForm.Find(version) : null;
    }

    /// <summary>Gets the set of <see cref="AttributeId"/> that it has: a bit each.</summary>
    internal ulong Present => _attributes.Present;

    /// <summary>Gets the service of spans without one.</summary>
    internal string Service { get; }

    /// <summary>Gets the environment by the keys of the semantic conventions; null for none.</summary>
    internal string? Environment { get; }

    /// <summary>Gets the version by the key of the semantic conventions; null for none.</summary>
    internal string? Version { get; }

    /// <summary>Gets the value for the attribute <c>analytics.event</c>: 1 or 0; null for none.</summary>
    internal double? AnalyticsRate { get; private set; }

    /// <summary>Gets the tags of each span that has no tag of that name.</summary>
    internal ResourceTag[] Tags { get; }

    /// <summary>Returns the text of a key; null if it is empty or not text.</summary>
    internal string? GetText(AttributeId id) => _attributes.GetText(id);

    /// <summary>Returns the value of a key; null if it is not an integer.</summary>
    internal long? GetInteger(AttributeId id) => _attributes.GetInteger(id);

    // These say what the agent knows of the container, and belong to the payload.
    private static bool IsContainerTag(string name, in TagValue value)
        => value.Kind == TagValueKind.String && value.AsString() is { Length: > 0 }
            && (s_containerTags.Contains(name) || name.StartsWith(ContainerTagPrefix, StringComparison.Ordinal));

    private void Add(List<ResourceTag> tags, string name, in TagValue value)
    {
        _attributes.Add(name, AttributeValues.Box(value));
        AddTag(tags, name, value);
    }

    private void AddTag(List<ResourceTag> tags, string name, in TagValue value)
    {
        AttributeKey? key = AttributeKeys.Find(name);
        if (key is { IsSpecial: true, Id: not AttributeId.SamplingPriority })
        {
            if (key.Id == AttributeId.AnalyticsEvent) AnalyticsRate = AnalyticsEvents.RateOf(GoText.Of(value)) ?? AnalyticsRate;
            return;
        }

        string tagName = key?.Tag.Name ?? MappedTexts.TagNameOf(name);
        tags.Add(new ResourceTag(key?.Tag, key?.Tag.TagName ?? new(tagName), GoText.Of(value)));
    }
}

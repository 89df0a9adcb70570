namespace SpanPack;

/// <summary>The tags about the span itself: version, scope, status, error.</summary>
internal static class DescriptionTags
{
    internal static void Add(in SpanFacts facts, ClientPlan? client, ref SpanTarget target, SpanNaming naming)
    {
        SpanSource source = facts.Source;
        ActivityTags tags = target.Tags;
        if (VersionOf(facts) is { } version && target.GetText(MappedKeys.Version) is null)
            target.AddText(MappedKeys.Version, MappedKeys.Version.Name, version);
        if (client is null or { Client.IsOpenTelemetry: true }) AddSource(source, tags, naming);
        if (source.Status != SpanStatus.Error) return;
        if (naming == SpanNaming.Tracer) ExceptionTags.Add(source, tags);
        tags.ErrorMessage ??= ErrorOf(facts, client, target);
    }

    private static void AddSource(SpanSource source, ActivityTags tags, SpanNaming naming)
    {
        if (source.ScopeName is { Length: > 0 } scope) tags.ScopeName = tags.LibraryName = scope;
        if (source.ScopeVersion is { Length: > 0 } scopeVersion) tags.ScopeVersion = tags.LibraryVersion = scopeVersion;
        bool isTracer = naming == SpanNaming.Tracer;
        tags.OtelStatus = source.Status switch
        {
            SpanStatus.Ok => isTracer ? "STATUS_CODE_OK" : "Ok",
            SpanStatus.Error => isTracer ? "STATUS_CODE_ERROR" : "Error",
            _ => isTracer ? "STATUS_CODE_UNSET" : "Unset",
        };
        if (source.StatusMessage is { Length: > 0 } message) tags.OtelStatusDescription = message;
    }

    private static string? VersionOf(in SpanFacts facts)
        => facts.Source.Attributes.Has(AttributeId.ServiceVersion) ? facts.FindTag(AttributeId.ServiceVersion) : facts.Resource.Version;

    private static string? ErrorOf(in SpanFacts facts, ClientPlan? client, scoped in SpanTarget target)
    {
        if (facts.Source.StatusMessage is { Length: > 0 } message) return message;
        if (client is not null) return client.Client.ErrorOf(facts);
        return target.GetText(MappedKeys.HttpStatusCode) is { Length: > 0 } code ? StatusAttributes.Describe(code) : null;
    }
}

namespace SpanPack;

/// <summary>The tags about the span itself: version, scope, status, error.</summary>
internal static class DescriptionTags
{
    internal static void Add(in SpanFacts facts, ref SpanTarget target, SpanNaming naming)
    {
        SpanSource source = facts.Source;
        ActivityTags tags = target.Tags;
        if (VersionOf(facts) is { } version && target.GetText(MappedKeys.Version) is null) target.AddText(MappedKeys.Version, MappedKeys.Version.Name, version);
        if (source.ScopeName is { Length: > 0 } scope) tags.ScopeName = tags.LibraryName = scope;
        if (source.ScopeVersion is { Length: > 0 } scopeVersion) tags.ScopeVersion = tags.LibraryVersion = scopeVersion;
        tags.OtelStatus = source.Status switch { SpanStatus.Ok => "Ok", SpanStatus.Error => "Error", _ => "Unset" };
        if (source.StatusMessage is { Length: > 0 } message) tags.OtelStatusDescription = message;
        if (source.Status != SpanStatus.Error) return;
        if (naming == SpanNaming.Tracer) ExceptionTags.Add(source, tags);
        tags.ErrorMessage ??= ErrorOf(source, target);
    }

    private static string? VersionOf(in SpanFacts facts)
        => facts.Source.Attributes.Has(AttributeId.ServiceVersion) ? facts.FindTag(AttributeId.ServiceVersion) : facts.Resource.Version;

    private static string? ErrorOf(SpanSource source, scoped in SpanTarget target)
    {
        if (source.StatusMessage is { Length: > 0 } message) return message;
        return target.GetText(MappedKeys.HttpStatusCode) is { Length: > 0 } code ? StatusCodes.Describe(code) : null;
    }
}

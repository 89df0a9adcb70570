namespace SpanPack.Serialization.Tests.Plans;

/// <summary>A span, as data: built afresh whenever one is needed, and small enough to shrink.</summary>
internal sealed record SpanPlan
{
    internal UInt128 TraceId { get; init; } = 10;

    internal ulong SpanId { get; init; } = 11;

    internal ulong ParentId { get; init; }

    internal bool IsLocalRoot { get; init; }

    internal string? Service { get; init; }

    internal string? Name { get; init; }

    internal string? Resource { get; init; }

    internal string? Type { get; init; }

    internal long Start { get; init; }

    internal long Duration { get; init; }

    internal int Error { get; init; }

    internal string? ParentService { get; init; }

    internal string? LastParentId { get; init; }

    internal string? ServiceSource { get; init; }

    internal List<TagOperation> Tags { get; init; } = [];

    internal List<KeyValuePair<string, byte[]>> MetaStruct { get; init; } = [];

    internal List<LinkPlan> Links { get; init; } = [];

    internal List<EventPlan> Events { get; init; } = [];

    internal Span Build()
    {
        var span = new Span
        {
            TraceId = TraceId,
            SpanId = SpanId,
            ParentId = ParentId,
            IsLocalRoot = IsLocalRoot,
            Service = Service,
            Name = Name,
            Resource = Resource,
            Type = Type,
            Start = Start,
            Duration = Duration,
            ErrorMark = Error,
            ParentService = ParentService,
            LastParentId = LastParentId,
            ServiceSource = ServiceSource,
        };
        foreach (TagOperation operation in Tags) operation.Apply(span);
        foreach ((string key, byte[] document) in MetaStruct) span.SetMetaStruct(key, document);
        foreach (LinkPlan link in Links) span.AddLink(link.Build());
        foreach (EventPlan spanEvent in Events) span.AddEvent(spanEvent.Build());
        return span;
    }

    /// <summary>The same span with one part less, for each part.</summary>
    internal IEnumerable<SpanPlan> Shrink()
    {
        foreach (List<TagOperation> fewer in Without(Tags)) yield return this with { Tags = fewer };
        foreach (List<KeyValuePair<string, byte[]>> fewer in Without(MetaStruct)) yield return this with { MetaStruct = fewer };
        foreach (List<LinkPlan> fewer in Without(Links)) yield return this with { Links = fewer };
        foreach (List<EventPlan> fewer in Without(Events)) yield return this with { Events = fewer };
        if (Service is not null) yield return this with { Service = null };
        if (Name is not null) yield return this with { Name = null };
        if (Resource is not null) yield return this with { Resource = null };
        if (Type is not null) yield return this with { Type = null };
    }

    internal static IEnumerable<List<T>> Without<T>(List<T> list)
    {
        for (int i = 0; i < list.Count; i++)
        {
            var fewer = new List<T>(list);
            fewer.RemoveAt(i);
            yield return fewer;
        }
    }

    public override string ToString()
        => $"{SpanId} child of {ParentId} root {IsLocalRoot} service {Service} {ParentService} {ServiceSource}: {string.Join("; ", Tags)}; "
        + $"{Links.Count} links, {Events.Count} events, {MetaStruct.Count} structures";
}

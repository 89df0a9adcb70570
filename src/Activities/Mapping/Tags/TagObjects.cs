namespace SpanPack;

/// <summary>
/// Chooses the tag class of a span, and keeps objects of each class for the next span, so that reused spans change their class without an
/// allocation.
/// </summary>
internal static class TagObjects
{
    private const int ClassCount = 6;

    [ThreadStatic]
    private static SpareTags?[]? s_spare; // by class

    /// <summary>Returns the class for a span with these attributes, by its main role.</summary>
    internal static TagClass Choose(ulong present, ActivitySpanKind kind)
    {
        if ((present & Http) != 0) return kind == ActivitySpanKind.Client ? TagClass.HttpClient : TagClass.HttpServer;
        if ((present & Database) != 0) return TagClass.Database;
        if ((present & Messaging) != 0) return TagClass.Messaging;
        return (present & Rpc) != 0 ? TagClass.Rpc : TagClass.Any;
    }

    private static ulong Http => KnownAttributes.Bit(AttributeId.HttpRequestMethod) | KnownAttributes.Bit(AttributeId.HttpMethod);

    private static ulong Database => KnownAttributes.Bit(AttributeId.DbSystemName) | KnownAttributes.Bit(AttributeId.DbSystem);

    private static ulong Messaging => KnownAttributes.Bit(AttributeId.MessagingSystem);

    private static ulong Rpc => KnownAttributes.Bit(AttributeId.RpcSystem) | KnownAttributes.Bit(AttributeId.RpcSystemName);

    /// <summary>Gives a span without tags an object of a class, reused or new.</summary>
    internal static ActivityTags Give(Span span, TagClass wanted)
    {
        ActivityTags tags = s_spare?[(int)wanted]?.Take() ?? Make(wanted);
        span.Tags = tags;
        return tags;
    }

    /// <summary>Resets a span. Its tag object is kept for another one.</summary>
    internal static void Clear(Span span)
    {
        var held = span.Tags as ActivityTags;
        span.Reset(); // first: another tag object in place of one would have lists copied
        if (held is null) return;
        held.Clear();
        SpareTags?[] spare = s_spare ??= new SpareTags?[ClassCount];
        (spare[(int)held.Class] ??= new SpareTags()).Keep(held);
    }

    private static ActivityTags Make(TagClass wanted) => wanted switch
    {
        TagClass.HttpServer => new HttpServerActivityTags(),
        TagClass.HttpClient => new HttpClientActivityTags(),
        TagClass.Database => new DatabaseActivityTags(),
        TagClass.Messaging => new MessagingActivityTags(),
        TagClass.Rpc => new RpcActivityTags(),
        _ => new ActivityTags(),
    };
}

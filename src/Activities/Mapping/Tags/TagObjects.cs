namespace SpanPack;

/// <summary>Which tag class a span gets, and objects of each for the next span: spans that are used again change their class without a new object.</summary>
internal static class TagObjects
{
    private const int ClassCount = 6;

    [ThreadStatic]
    private static SpareTags?[]? s_spare; // by class

    /// <summary>The class for a span with these attributes: what it is first of all.</summary>
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

    /// <summary>Gives a span without tags an object of a class: one that another span had, or a new one.</summary>
    internal static ActivityTags Give(Span span, TagClass wanted)
    {
        ActivityTags tags = s_spare?[(int)wanted]?.Take() ?? Make(wanted);
        span.Tags = tags;
        return tags;
    }

    /// <summary>Makes a span as if it were new. Its tag object is for another.</summary>
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

namespace SpanPack;

/// <summary>Which tag class a span gets, and objects of each for the next span: spans that are used again change their class without a new object.</summary>
internal static class TagObjects
{
    private const int ClassCount = 6;
    private const int MaxSpare = 64; // objects a class that a thread keeps

    [ThreadStatic]
    private static Stack<ActivityTags>?[]? s_spare;

    /// <summary>The class for a span with these attributes: what it is first of all.</summary>
    internal static TagClass Choose(ulong present, ActivitySpanKind kind)
    {
        if ((present & Http) != 0) return kind == ActivitySpanKind.Client ? TagClass.HttpClient : TagClass.HttpServer;
        if ((present & Database) != 0) return TagClass.Database;
        if ((present & Messaging) != 0) return TagClass.Messaging;
        return (present & Rpc) != 0 ? TagClass.Rpc : TagClass.Any;
    }

    private static ulong Http => AttributeBuffer.Bit(AttributeId.HttpRequestMethod) | AttributeBuffer.Bit(AttributeId.HttpMethod);

    private static ulong Database => AttributeBuffer.Bit(AttributeId.DbSystemName) | AttributeBuffer.Bit(AttributeId.DbSystem);

    private static ulong Messaging => AttributeBuffer.Bit(AttributeId.MessagingSystem);

    private static ulong Rpc => AttributeBuffer.Bit(AttributeId.RpcSystem) | AttributeBuffer.Bit(AttributeId.RpcSystemName);

    /// <summary>An object of a class without tags: the one that the span had, or one that another span had.</summary>
    internal static ActivityTags Take(TagClass wanted, SpanTags? used)
    {
        var tags = used as ActivityTags;
        tags?.Clear();
        if (tags is not null && tags.Class == wanted) return tags;
        if (tags is not null) Keep(tags);
        return s_spare?[(int)wanted] is { Count: > 0 } stack ? stack.Pop() : Make(wanted);
    }

    /// <summary>Takes the object of a span that is done with it.</summary>
    internal static void Return(SpanTags? used)
    {
        if (used is not ActivityTags tags) return;
        tags.Clear();
        Keep(tags);
    }

    private static void Keep(ActivityTags cleared)
    {
        Stack<ActivityTags>?[] spare = s_spare ??= new Stack<ActivityTags>?[ClassCount];
        Stack<ActivityTags> others = spare[(int)cleared.Class] ??= new Stack<ActivityTags>(MaxSpare);
        if (others.Count < MaxSpare) others.Push(cleared);
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

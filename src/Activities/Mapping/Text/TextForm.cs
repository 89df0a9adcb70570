namespace SpanPack;

/// <summary>The rule for a text of a span from one or two attributes. Parts of operations are already normalized as tags.</summary>
internal enum TextForm : byte
{
    /// <summary>Both with a space between, up to the longest resource.</summary>
    Resource,

    /// <summary>A normalized service.</summary>
    Service,

    /// <summary>A normalized value of a tag.</summary>
    TagValue,

    /// <summary>The name of the tag of a header.</summary>
    HeaderTag,

    /// <summary>An operation: <c>first</c>.</summary>
    Operation,

    /// <summary>An operation: <c>first.query</c>.</summary>
    Query,

    /// <summary>An operation: <c>first.second</c>.</summary>
    Pair,

    /// <summary>An operation: <c>aws.first.request</c>.</summary>
    AwsRequest,

    /// <summary>An operation: <c>first.client.request</c>.</summary>
    ClientRequest,

    /// <summary>An operation: <c>first.server.request</c>.</summary>
    ServerRequest,

    /// <summary>An operation: <c>first.second.invoke</c>.</summary>
    InvokePair,

    /// <summary>An operation: <c>first.invoke</c>.</summary>
    Invoke,
}

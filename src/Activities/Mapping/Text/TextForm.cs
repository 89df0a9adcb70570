namespace SpanPack;

/// <summary>How a text of a span is made of one or two attributes. Parts of operations are in the form of tags already.</summary>
internal enum TextForm : byte
{
    /// <summary>Both with a blank between, at most as long as a resource may be.</summary>
    Resource,

    /// <summary>A service, in its form.</summary>
    Service,

    /// <summary>A value of a tag, in its form.</summary>
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

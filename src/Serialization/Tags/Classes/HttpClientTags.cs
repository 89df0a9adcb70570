namespace SpanPack;

/// <summary>Tags of a span for an HTTP request that the process sends.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
[ConstantTag(TagNames.SpanKind, "client")]
public partial class HttpClientTags : WebTags
{
    /// <summary>Gets or sets the library that sent the request, such as <c>HttpMessageHandler</c>.</summary>
    [Tag(TagNames.Component)]
    public partial string? Component { get; set; }

    /// <summary>Gets or sets the type of the message handler.</summary>
    [Tag("http-client-handler-type")]
    public partial string? HandlerType { get; set; }

    /// <summary>Gets or sets the host that the request went to.</summary>
    [Tag("out.host")]
    public partial string? Host { get; set; }

    /// <summary>Gets or sets the service that was called.</summary>
    [Tag(TagNames.PeerService)]
    public partial string? PeerService { get; set; }
}

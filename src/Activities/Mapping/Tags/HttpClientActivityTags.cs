namespace SpanPack;

/// <summary>Tags of a span for an HTTP request that the process sends.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
internal sealed partial class HttpClientActivityTags : ActivityTags
{
    /// <summary>Gets or sets the method.</summary>
    [Tag("http.method")]
    public partial string? Method { get; set; }

    /// <summary>Gets or sets the URL.</summary>
    [Tag("http.url")]
    public partial string? Url { get; set; }

    /// <summary>Gets or sets the template of the path.</summary>
    [Tag("url.template")]
    public partial string? UrlTemplate { get; set; }

    /// <summary>Gets or sets the scheme of the URL.</summary>
    [Tag("url.scheme")]
    public partial string? UrlScheme { get; set; }

    /// <summary>Gets or sets the user agent of the client.</summary>
    [Tag("http.useragent")]
    public partial string? UserAgent { get; set; }

    /// <summary>Gets or sets the version of the protocol.</summary>
    [Tag("http.version")]
    public partial string? ProtocolVersion { get; set; }

    /// <summary>Gets or sets the name of the protocol.</summary>
    [Tag("network.protocol.name")]
    public partial string? ProtocolName { get; set; }

    /// <summary>Gets or sets the address of the peer on the network.</summary>
    [Tag("network.peer.address")]
    public partial string? NetworkPeerAddress { get; set; }

    /// <summary>Gets or sets the method as the program wrote it.</summary>
    [Tag("http.request.method_original")]
    public partial string? OriginalMethod { get; set; }

    /// <summary>Gets or sets the status code.</summary>
    [Metric("http.status_code")]
    public partial double? StatusCode { get; set; }

    /// <summary>Gets or sets the port of the server.</summary>
    [Metric("server.port")]
    public partial double? ServerPort { get; set; }

    /// <summary>Gets or sets the port of the peer on the network.</summary>
    [Metric("network.peer.port")]
    public partial double? NetworkPeerPort { get; set; }

    /// <summary>Gets or sets how often the request was resent.</summary>
    [Metric("http.request.resend_count")]
    public partial double? ResendCount { get; set; }

    /// <summary>Gets or sets the size of the request body in bytes.</summary>
    [Metric("http.request.content_length")]
    public partial double? RequestLength { get; set; }

    /// <summary>Gets or sets the size of the response body in bytes.</summary>
    [Metric("http.response.content_length")]
    public partial double? ResponseLength { get; set; }

    /// <inheritdoc/>
    internal override TagClass Class => TagClass.HttpClient;

    /// <inheritdoc/>
    internal override TagSlots Slots => TagSlots.Of<HttpClientActivityTags>();
}

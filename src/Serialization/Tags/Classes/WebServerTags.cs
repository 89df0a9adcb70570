namespace SpanPack;

/// <summary>Tags of a span for a request that a web server answers.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
[ConstantTag(TagNames.SpanKind, "server")]
public partial class WebServerTags : WebTags
{
    /// <summary>Gets or sets the framework that made the span, such as <c>aspnet_core</c>.</summary>
    [Tag(TagNames.Component)]
    public partial string? Component { get; set; }

    /// <summary>Gets or sets the route template, such as <c>orders/{id}</c>.</summary>
    [Tag("http.route")]
    public partial string? Route { get; set; }

    /// <summary>Gets or sets the route template of ASP.NET Core.</summary>
    [Tag("aspnet_core.route")]
    public partial string? AspNetCoreRoute { get; set; }

    /// <summary>Gets or sets the endpoint of ASP.NET Core.</summary>
    [Tag("aspnet_core.endpoint")]
    public partial string? AspNetCoreEndpoint { get; set; }

    /// <summary>Gets or sets the <c>Host</c> header of the request.</summary>
    [Tag("http.request.headers.host")]
    public partial string? RequestHost { get; set; }

    /// <summary>Gets or sets the address of the peer.</summary>
    [Tag("network.client.ip")]
    public partial string? NetworkClientIp { get; set; }

    /// <summary>Gets or sets the address of the client, from headers of proxies.</summary>
    [Tag("http.client_ip")]
    public partial string? ClientIp { get; set; }
}

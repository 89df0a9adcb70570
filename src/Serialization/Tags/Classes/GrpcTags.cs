namespace SpanPack;

/// <summary>Tags of a span for a gRPC call, at either end.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
[ConstantTag("rpc.system", "grpc")]
[ConstantTag(TagNames.Component, "Grpc")]
public partial class GrpcTags : SpanTags
{
    /// <summary>Gets or sets <c>client</c> or <c>server</c>.</summary>
    [Tag(TagNames.SpanKind)]
    public partial string? SpanKind { get; set; }

    /// <summary>
    /// Gets or sets the kind of call: <c>unary</c>, <c>client_streaming</c>, <c>server_streaming</c>, <c>bidi_streaming</c>.
    /// </summary>
    [Tag("grpc.method.kind")]
    public partial string? MethodKind { get; set; }

    /// <summary>Gets or sets the name of the method.</summary>
    [Tag("grpc.method.name")]
    public partial string? MethodName { get; set; }

    /// <summary>Gets or sets the path of the method, such as <c>/shop.Stock/Reserve</c>.</summary>
    [Tag("grpc.method.path")]
    public partial string? MethodPath { get; set; }

    /// <summary>Gets or sets the package of the method.</summary>
    [Tag("grpc.method.package")]
    public partial string? MethodPackage { get; set; }

    /// <summary>Gets or sets the service of the method.</summary>
    [Tag("grpc.method.service")]
    public partial string? MethodService { get; set; }

    /// <summary>Gets or sets the status code, 0 to 16.</summary>
    [Tag("grpc.status.code")]
    public partial int? StatusCode { get; set; }

    /// <summary>Gets or sets the host that was called.</summary>
    [Tag("out.host")]
    public partial string? Host { get; set; }

    /// <summary>Gets or sets whether the span is always included in statistics: 1 if so.</summary>
    [Metric(MetricNames.Measured)]
    public partial double? Measured { get; set; }
}

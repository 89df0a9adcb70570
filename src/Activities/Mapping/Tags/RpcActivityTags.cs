namespace SpanPack;

/// <summary>Tags of a span for a call of a remote procedure.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
internal sealed partial class RpcActivityTags : ActivityTags
{
    /// <summary>Gets or sets the name of the system, under its former name.</summary>
    [Tag("rpc.system")]
    public partial string? System { get; set; }

    /// <summary>Gets or sets the name of the system.</summary>
    [Tag("rpc.system.name")]
    public partial string? SystemName { get; set; }

    /// <summary>Gets or sets the service.</summary>
    [Tag("rpc.service")]
    public partial string? Service { get; set; }

    /// <summary>Gets or sets the method.</summary>
    [Tag("rpc.method")]
    public partial string? Method { get; set; }

    /// <summary>Gets or sets the status code of gRPC.</summary>
    [Tag("rpc.grpc.status_code")]
    public partial string? GrpcStatusCode { get; set; }

    /// <summary>Gets or sets the status code of the answer.</summary>
    [Tag("rpc.response.status_code")]
    public partial string? ResponseStatusCode { get; set; }

    /// <summary>Gets or sets the host of the server, under its former name.</summary>
    [Tag("net.peer.name")]
    public partial string? NetPeerName { get; set; }

    /// <summary>Gets or sets the address of the server, under its former name.</summary>
    [Tag("net.peer.ip")]
    public partial string? NetPeerIp { get; set; }

    /// <summary>Gets or sets the transport.</summary>
    [Tag("network.transport")]
    public partial string? NetworkTransport { get; set; }

    /// <summary>Gets or sets the address of the peer on the network.</summary>
    [Tag("network.peer.address")]
    public partial string? NetworkPeerAddress { get; set; }

    /// <summary>Gets or sets the port of the server.</summary>
    [Metric("server.port")]
    public partial double? ServerPort { get; set; }

    /// <summary>Gets or sets the port of the peer on the network.</summary>
    [Metric("network.peer.port")]
    public partial double? NetworkPeerPort { get; set; }

    /// <summary>Gets or sets the port of the server, under its former name.</summary>
    [Metric("net.peer.port")]
    public partial double? NetPeerPort { get; set; }

    /// <inheritdoc/>
    internal override TagClass Class => TagClass.Rpc;

    /// <inheritdoc/>
    internal override TagSlots Slots => TagSlots.Of<RpcActivityTags>();
}

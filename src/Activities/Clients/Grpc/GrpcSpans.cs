namespace SpanPack;

/// <summary>Calls of gRPC: those that Grpc.Net.Client makes, and any whose attributes are those of the semantic conventions.</summary>
internal sealed class GrpcSpans : ClientSpans
{
    internal override string Component => "Grpc";

    internal override TagCopy[] Copies
        => [new("out.host", "server.address", "net.peer.name"), new("peer.hostname", "server.address", "net.peer.name")];

    internal override string[] OmittedAttributes
        => ["grpc.method", "grpc.status_code", "rpc.grpc.status_code", "rpc.response.status_code", "server.address"];

    internal override bool Made(in SpanFacts span)
    {
        if (span.Kind is not (ActivitySpanKind.Server or ActivitySpanKind.Client)) return span.Source.ScopeName == GrpcCall.SourceName;
        if (span.FindTag(AttributeId.RpcSystem, AttributeId.RpcSystemName) is { } system) return system == "grpc";
        return GrpcCall.MethodOf(span) is not null && span.Find(AttributeId.HttpRequestMethod, AttributeId.HttpMethod) is null;
    }

    internal override string OperationOf(in SpanFacts span) => "grpc.request";

    internal override string TypeOf(in SpanFacts span) => "grpc";

    internal override string? ServiceOf(in SpanFacts span) => span.Kind == ActivitySpanKind.Server ? null : "grpc-client";

    internal override string? ResourceOf(in SpanFacts span) => GrpcCall.PathOf(span);

    internal override bool Failed(in SpanFacts span) => GrpcCall.ErrorOf(span) is not null;

    internal override string? ErrorOf(in SpanFacts span) => GrpcCall.ErrorOf(span);

    internal override void AddChosen(in SpanFacts span, ChosenTags tags)
    {
        if (GrpcCall.CodeOf(span) is { } code) tags.Add("grpc.status.code", GoScalars.OfInteger(code));
        if (GrpcCall.PathOf(span) is not { } path) return;
        tags.Add("grpc.method.path", path);
        string service = GrpcCall.Part(path, GrpcPart.Service);
        tags.Add("grpc.method.name", GrpcCall.Part(path, GrpcPart.Name));
        tags.Add("grpc.method.service", service);
        tags.Add("grpc.method.package", GrpcCall.Part(path, GrpcPart.Package));
    }
}

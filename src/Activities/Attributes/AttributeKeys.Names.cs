namespace SpanPack;

/// <content>The names. Source: the semantic conventions of OpenTelemetry, old and new, and the tags of the agent.</content>
internal static partial class AttributeKeys
{
    private static (AttributeId Id, string Name)[] LookedUp =>
    [
        (AttributeId.OperationName, "operation.name"),
        (AttributeId.ResourceName, "resource.name"),
        (AttributeId.ServiceName, "service.name"),
        (AttributeId.SpanType, "span.type"),
        (AttributeId.HttpRequestMethod, "http.request.method"),
        (AttributeId.HttpMethod, "http.method"),
        (AttributeId.HttpRoute, "http.route"),
        (AttributeId.UrlTemplate, "url.template"),
        (AttributeId.HttpStatusCode, "http.status_code"),
        (AttributeId.HttpResponseStatusCode, "http.response.status_code"),
        (AttributeId.DbSystemName, "db.system.name"),
        (AttributeId.DbSystem, "db.system"),
        (AttributeId.DbStatement, "db.statement"),
        (AttributeId.DbQueryText, "db.query.text"),
        (AttributeId.DbNamespace, "db.namespace"),
        (AttributeId.MessagingSystem, "messaging.system"),
        (AttributeId.MessagingOperation, "messaging.operation"),
        (AttributeId.MessagingDestination, "messaging.destination"),
        (AttributeId.MessagingDestinationName, "messaging.destination.name"),
        (AttributeId.MessagingOperationType, "messaging.operation.type"),
        (AttributeId.MessagingOperationName, "messaging.operation.name"),
        (AttributeId.RpcSystem, "rpc.system"),
        (AttributeId.RpcSystemName, "rpc.system.name"),
        (AttributeId.RpcService, "rpc.service"),
        (AttributeId.RpcMethod, "rpc.method"),
        (AttributeId.RpcGrpcStatusCode, "rpc.grpc.status_code"),
        (AttributeId.GrpcCode, "grpc.code"),
        (AttributeId.RpcGrpcStatusCodeDotted, "rpc.grpc.status.code"),
        (AttributeId.GrpcStatusCode, "grpc.status.code"),
        (AttributeId.RpcResponseStatusCode, "rpc.response.status_code"),
        (AttributeId.FaasInvokedProvider, "faas.invoked_provider"),
        (AttributeId.FaasInvokedName, "faas.invoked_name"),
        (AttributeId.FaasTrigger, "faas.trigger"),
        (AttributeId.GraphqlOperationType, "graphql.operation.type"),
        (AttributeId.GraphqlOperationName, "graphql.operation.name"),
        (AttributeId.NetworkProtocolName, "network.protocol.name"),
        (AttributeId.DeploymentEnvironmentName, "deployment.environment.name"),
        (AttributeId.DeploymentEnvironment, "deployment.environment"),
        (AttributeId.ServiceVersion, "service.version"),
        (AttributeId.AnalyticsEvent, "analytics.event"),
        (AttributeId.SamplingPriority, "sampling.priority"),
        (AttributeId.Measured, "_dd.measured"),
        (AttributeId.OtelStatusCode, "otel.status_code"),
        (AttributeId.OtelStatusDescription, "otel.status_description"),
        (AttributeId.SampleRate, "_sample_rate"),
        (AttributeId.ManualKeep, "manual.keep"),
        (AttributeId.ManualDrop, "manual.drop"),
        (AttributeId.SamplingPriorityTag, MetricNames.SamplingPriority),
    ];

    private static string[] Others =>
    [
        "span.kind", "env", "version", "component", "peer.service", "error.msg", "error.message", "error.type", "error.stack",
        "otel.trace_id", "otel.scope.name", "otel.scope.version", "otel.library.name", "otel.library.version", "w3c.tracestate",
        "url.path", "url.query", "url.scheme", "server.port", "client.port", "network.peer.address", "network.peer.port",
        "network.transport",
        "http.request.method_original", "http.request.resend_count", "http.target", "http.host", "http.scheme", "http.flavor",
        "http.user_agent",
        "net.peer.name", "net.peer.port", "net.peer.ip", "net.host.name", "net.host.port",
        "db.name", "db.operation", "db.operation.name", "db.collection.name", "db.query.summary", "db.sql.table", "db.user",
        "db.connection_string",
        "db.operation.batch.size", "db.response.status_code", "db.response.returned_rows", "db.stored_procedure.name",
        "messaging.message.id", "messaging.message_id", "messaging.message.conversation_id", "messaging.client.id",
        "messaging.consumer.group.name",
        "messaging.destination.partition.id", "messaging.batch.message_count", "messaging.message.body.size",
        "messaging.kafka.message.offset",
    ];

    // Names of operations and the like, of which a program has few.
    private static string[] Chosen =>
    [
        "grpc.method", "grpc.status_code", "db.command.name", "db.operation.name", "db.operation", "db.name", "db.redis.database_index",
    ];

    private static (string From, string To)[] Renamed =>
    [
        ("http.request.method", "http.method"),
        ("http.response.status_code", "http.status_code"),
        ("url.full", "http.url"),
        ("server.address", "http.server_name"),
        ("client.address", "http.client_ip"),
        ("http.request.body.size", "http.request.content_length"),
        ("http.response.body.size", "http.response.content_length"),
        ("user_agent.original", "http.useragent"),
        ("network.protocol.version", "http.version"),
        ("http.request.header.referrer", "http.referrer"),
    ];
}

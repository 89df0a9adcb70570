namespace SpanPack;

/// <summary>Names of operations as Datadog's own integrations for .NET give them, where one of them would have made the span.</summary>
internal static class TracerNaming
{
    internal static string OperationOf(in SpanFacts span)
    {
        if (span.FindTag(AttributeId.OperationName) is not null) return AgentNaming.OperationOf(span);
        return FindRequest(span) ?? FindMessage(span) ?? FindCall(span) ?? AgentNaming.OperationOf(span);
    }

    private static string? FindRequest(in SpanFacts span)
    {
        bool isServer = span.Kind == ActivitySpanKind.Server;
        if (!isServer && span.Kind != ActivitySpanKind.Client) return null;
        if (span.FindTag(AttributeId.RpcSystem, AttributeId.RpcSystemName) is null && span.FindTag(AttributeId.HttpRequestMethod, AttributeId.HttpMethod) is not null) return isServer ? "aspnet_core.request" : "http.request";
        return !isServer && span.FindTag(AttributeId.DbSystemName, AttributeId.DbSystem) is { } system ? QueryOf(system) : null;
    }

    private static string QueryOf(string system) => system switch
    {
        "mssql" or "microsoft.sql_server" => "sql-server.query",
        "postgresql" => "postgres.query",
        "mysql" or "mariadb" => "mysql.query",
        "oracle" or "oracle.db" => "oracle.query",
        "redis" => "redis.command",
        "memcached" => "memcached.command",
        "cosmosdb" or "azure.cosmosdb" => "cosmosdb.query",
        "dynamodb" or "aws.dynamodb" => "dynamodb.request",
        _ => MappedTexts.Get(TextForm.Query, system),
    };

    private static string? FindMessage(in SpanFacts span)
    {
        if (span.Kind <= ActivitySpanKind.Internal || span.FindTag(AttributeId.MessagingSystem) is not { } system) return null;
        bool isSending = span.Kind is ActivitySpanKind.Producer or ActivitySpanKind.Client;
        return system switch
        {
            "kafka" => isSending ? "kafka.produce" : "kafka.consume",
            "rabbitmq" => "amqp.command",
            "servicebus" => isSending ? "azure_servicebus.send" : "azure_servicebus.receive",
            "eventhubs" => isSending ? "azure_eventhubs.send" : "azure_eventhubs.receive",
            "aws_sqs" or "amazonsqs" or "aws.sqs" => "sqs.request",
            "aws.sns" => "sns.request",
            _ => span.FindTag(AttributeId.MessagingOperation) is null && span.FindTag(AttributeId.MessagingOperationType, AttributeId.MessagingOperationName) is { } operation ? MappedTexts.Get(TextForm.Pair, system, operation) : null,
        };
    }

    private static string? FindCall(in SpanFacts span)
    {
        if (span.Kind is not (ActivitySpanKind.Server or ActivitySpanKind.Client)) return null;
        return span.FindTag(AttributeId.RpcSystem, AttributeId.RpcSystemName) switch
        {
            "grpc" => "grpc.request",
            "aws-api" => "aws.request",
            "dotnet_wcf" or "dotnet.wcf" => "wcf.request",
            _ => span.FindTag(AttributeId.GraphqlOperationType) is null ? null : "graphql.execute",
        };
    }
}

namespace SpanPack;

/// <summary>Names of operations and resources as the agent derives them from OTLP, in the second version of these rules.</summary>
internal static class AgentNaming
{
    internal static string OperationOf(in SpanFacts span)
    {
        bool isClient = span.Kind == ActivitySpanKind.Client;
        bool isServer = span.Kind == ActivitySpanKind.Server;
        if (span.FindTag(AttributeId.OperationName) is { } name) return MappedTexts.Get(TextForm.Operation, name);
        if ((isClient || isServer) && span.HasTag(AttributeId.HttpRequestMethod, AttributeId.HttpMethod))
            return isServer ? "http.server.request" : "http.client.request";
        if (isClient && span.FindTag(AttributeId.DbSystemName, AttributeId.DbSystem) is { } database)
            return MappedTexts.Get(TextForm.Query, database);
        if (span.Kind > ActivitySpanKind.Internal && span.FindTag(AttributeId.MessagingSystem) is { } queue
            && span.FindTag(AttributeId.MessagingOperation) is { } operation)
        {
            return MappedTexts.Get(TextForm.Pair, queue, operation);
        }

        return FindCall(span, isClient, isServer) ?? FindFunction(span, isClient, isServer) ?? FindKind(span, isClient, isServer);
    }

    internal static string ResourceOf(in SpanFacts span)
    {
        if (span.Find(AttributeId.ResourceName) is { } name) return MappedTexts.CutResource(name);
        if (span.Find(AttributeId.HttpRequestMethod, AttributeId.HttpMethod) is { } method)
            return RequestOf(span, MethodOf(method));
        if (span.Find(AttributeId.MessagingOperation) is { } operation)
            return Join(operation, span.Find(AttributeId.MessagingDestination, AttributeId.MessagingDestinationName));
        if (span.Find(AttributeId.RpcMethod) is { } procedure) return Join(procedure, span.Find(AttributeId.RpcService));
        if (span.Find(AttributeId.GraphqlOperationType) is { } type) return Join(type, span.Find(AttributeId.GraphqlOperationName));
        if (span.Find(AttributeId.DbSystemName, AttributeId.DbSystem) is not null
            && span.Find(AttributeId.DbStatement, AttributeId.DbQueryText) is { } query)
        {
            return MappedTexts.CutResource(query);
        }

        return MappedTexts.CutResource(span.Source.Name);
    }

    private static string? FindCall(in SpanFacts span, bool isClient, bool isServer)
    {
        if (!(isClient || isServer) || span.FindTag(AttributeId.RpcSystem) is not { } system) return null;
        if (!isClient) return MappedTexts.Get(TextForm.ServerRequest, system);
        if (!string.Equals(system, "aws-api", StringComparison.Ordinal)) return MappedTexts.Get(TextForm.ClientRequest, system);
        return span.FindTag(AttributeId.RpcService) is { } service ? MappedTexts.Get(TextForm.AwsRequest, service) : "aws.client.request";
    }

    private static string? FindFunction(in SpanFacts span, bool isClient, bool isServer)
    {
        if (isClient && span.FindTag(AttributeId.FaasInvokedProvider) is { } provider
            && span.FindTag(AttributeId.FaasInvokedName) is { } function)
        {
            return MappedTexts.Get(TextForm.InvokePair, provider, function);
        }

        return isServer && span.FindTag(AttributeId.FaasTrigger) is { } trigger ? MappedTexts.Get(TextForm.Invoke, trigger) : null;
    }

    private static string FindKind(in SpanFacts span, bool isClient, bool isServer)
    {
        if (span.FindTag(AttributeId.GraphqlOperationType) is not null) return "graphql.server.request";
        if (isClient || isServer)
        {
            if (span.FindTag(AttributeId.NetworkProtocolName) is { } protocol)
                return MappedTexts.Get(isServer ? TextForm.ServerRequest : TextForm.ClientRequest, protocol);
            return isServer ? "server.request" : "client.request";
        }

        return span.Kind switch { ActivitySpanKind.Producer => "Producer", ActivitySpanKind.Consumer => "Consumer", _ => "Internal" };
    }

    /// <summary>Returns a method as it is in resources: of those that HTTP does not define, all are one.</summary>
    internal static string MethodOf(string method) => method == "_OTHER" ? "HTTP" : method;

    private static string RequestOf(in SpanFacts span, string method) => span.Kind switch
    {
        ActivitySpanKind.Client => Join(method, span.Find(AttributeId.UrlTemplate)),
        ActivitySpanKind.Server => Join(method, span.Find(AttributeId.HttpRoute)),
        _ => MappedTexts.CutResource(method),
    };

    private static string Join(string first, string? second)
        => second is null ? MappedTexts.CutResource(first) : MappedTexts.Get(TextForm.Resource, first, second);
}

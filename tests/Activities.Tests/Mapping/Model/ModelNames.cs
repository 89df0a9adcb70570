namespace SpanPack.Activities.Tests.Mapping.Model;

/// <summary>Service, operation name, resource name and type of a span.</summary>
internal static class ModelNames
{
    private static readonly HashSet<string> s_ownTypes = ["cassandra", "redis", "memcached", "mongodb", "elasticsearch", "opensearch"];
    private static readonly HashSet<string> s_relational = ["other_sql", "mssql", "microsoft.sql_server", "mysql", "mariadb", "oracle",
        "postgresql", "sqlite", "db2", "clickhouse"];

    internal static string Service(ModelLookup look)
    {
        string name = look.Text("service.name") is { Length: > 0 } given ? given : "otlpresourcenoservicename";
        return ModelText.TagForm(name.Length > 100 ? name[..100] : name) is { Length: > 0 } form ? form : "unnamed-service";
    }

    internal static string Type(ModelInput input, ModelLookup look)
    {
        if (look.Text("span.type") is { Length: > 0 } given) return given;
        if (input.Kind == ActivitySpanKind.Server) return "web";
        if (input.Kind != ActivitySpanKind.Client) return "custom";
        string system = look.Form("db.system.name", "db.system");
        return system.Length == 0 ? "http" : s_relational.Contains(system) ? "sql" : s_ownTypes.Contains(system) ? system : "db";
    }

    internal static string Operation(ModelInput input, ModelLookup look) => ModelText.NameForm(Parts(input, look));

    internal static string Resource(ModelInput input, ModelLookup look)
    {
        if (look.Text("resource.name") is { Length: > 0 } given) return given;
        if (look.Text("http.request.method", "http.method") is { Length: > 0 } method)
        {
            string where = input.Kind switch
            {
                ActivitySpanKind.Client => look.Text("url.template"),
                ActivitySpanKind.Server => look.Text("http.route"),
                _ => ""
            };
            return Join(method == "_OTHER" ? "HTTP" : method, where);
        }

        if (look.Text("messaging.operation") is { Length: > 0 } message)
            return Join(message, look.Text("messaging.destination", "messaging.destination.name"));
        if (look.Text("rpc.method") is { Length: > 0 } call) return Join(call, look.Text("rpc.service"));
        if (look.Text("graphql.operation.type") is { Length: > 0 } query) return Join(query, look.Text("graphql.operation.name"));
        if (look.Text("db.system.name", "db.system").Length > 0 && look.Text("db.statement", "db.query.text") is { Length: > 0 } statement)
            return statement;
        return input.Name;
    }

    private static string Join(string first, string second) => second.Length == 0 ? first : first + " " + second;

    private static string Parts(ModelInput input, ModelLookup look)
    {
        bool isClient = input.Kind == ActivitySpanKind.Client, isServer = input.Kind == ActivitySpanKind.Server;
        if (look.Form("operation.name") is { Length: > 0 } given) return given;
        if ((isClient || isServer) && look.Form("http.request.method", "http.method").Length > 0)
            return isServer ? "http.server.request" : "http.client.request";
        if (isClient && look.Form("db.system.name", "db.system") is { Length: > 0 } database) return database + ".query";
        string messaging = look.Form("messaging.system"), message = look.Form("messaging.operation");
        if (messaging.Length > 0 && message.Length > 0 && input.Kind is not (ActivitySpanKind.Internal or ActivitySpanKind.Unspecified))
            return messaging + "." + message;
        if (Call(look, isClient, isServer) is { } call) return call;
        if (look.Form("graphql.operation.type").Length > 0) return "graphql.server.request";
        string protocol = look.Form("network.protocol.name") is { Length: > 0 } name ? name + "." : "";
        return isServer
            ? protocol + "server.request"
            : isClient
            ? protocol + "client.request"
            : input.Kind == ActivitySpanKind.Unspecified
            ? "Internal"
            : input.Kind.ToString();
    }

    private static string? Call(ModelLookup look, bool isClient, bool isServer)
    {
        string system = look.Form("rpc.system");
        if (system == "aws-api" && isClient)
            return look.Form("rpc.service") is { Length: > 0 } service ? $"aws.{service}.request" : "aws.client.request";
        if (system.Length > 0 && (isClient || isServer)) return system + (isClient ? ".client.request" : ".server.request");
        string provider = look.Form("faas.invoked_provider"), function = look.Form("faas.invoked_name");
        if (isClient && provider.Length > 0 && function.Length > 0) return $"{provider}.{function}.invoke";
        return isServer && look.Form("faas.trigger") is { Length: > 0 } trigger ? trigger + ".invoke" : null;
    }
}

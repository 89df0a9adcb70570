namespace SpanPack.Activities.Tests.Mapping.Model;

/// <summary>A second statement of how a span of OpenTelemetry becomes one of Datadog, in the agent's order of work.</summary>
internal static class ModelMapper
{
    private static readonly Dictionary<string, string> s_renamed = new()
    {
        ["http.request.method"] = "http.method", ["http.response.status_code"] = "http.status_code", ["url.full"] = "http.url",
        ["server.address"] = "http.server_name", ["client.address"] = "http.client_ip",
        ["http.request.body.size"] = "http.request.content_length", ["http.response.body.size"] = "http.response.content_length",
        ["user_agent.original"] = "http.useragent",
        ["network.protocol.version"] = "http.version", ["http.request.header.referrer"] = "http.referrer",
    };

    private static readonly string[] s_names = ["service.name", "operation.name", "resource.name", "span.type", ""];

    internal static ModelSpan Map(ModelInput input)
    {
        var look = new ModelLookup(input);
        var span = new ModelSpan
        {
            Service = ModelNames.Service(look), Name = ModelNames.Operation(input, look),
            Resource = ModelNames.Resource(input, look), Type = ModelNames.Type(input, look)
        };
        SetFirst(input, look, span);
        foreach ((string key, TagValue value) in input.Attributes) SetAttribute(key, value, span);
        SetDescription(input, look, span);
        SetError(input, span);
        if (look.Form("deployment.environment.name", "deployment.environment") is { Length: > 0 } environment)
            span.Meta.TryAdd("env", environment);
        foreach ((string key, TagValue value) in input.Resource) SetText(key, ModelText.Of(value), span);
        foreach ((string key, TagValue value) in input.Scope.Attributes) span.Meta[key] = ModelText.Of(value);
        if (look.Text("db.namespace") is { Length: > 0 } name) span.Meta.TryAdd("db.name", name);
        return span;
    }

    private static void SetFirst(ModelInput input, ModelLookup look, ModelSpan span)
    {
        span.Meta["span.kind"] = input.Kind.ToString().ToLowerInvariant();
        if (look.Http() is { } http and >= 0) span.Metrics["http.status_code"] = http;
        if (look.Grpc() is { Length: > 0 } grpc) span.Meta["rpc.grpc.status_code"] = grpc;
        if (look.Int("_dd.measured") == 1) span.Metrics["_dd.measured"] = 1;
        if (input.TraceState.Length == 0) return;
        span.Meta["w3c.tracestate"] = input.TraceState;
        if (Array.Find(input.Attributes, static pair => pair.Key == "_sample_rate") is
            {
                Key: not null,
                Value.Kind: TagValueKind.Int or TagValueKind.Double
            })
            return;
        if (input.TraceState is "ot=th:8" or "ot=p:1") span.Metrics["_sample_rate"] = 0.5;
        if (input.TraceState == "ot=p:62") span.Metrics["_sample_rate"] = Math.Pow(2, -62);
    }

    private static void SetAttribute(string key, TagValue value, ModelSpan span)
    {
        double? number = value.Kind switch { TagValueKind.Int => value.AsInt64(), TagValueKind.Double => value.AsDouble(), _ => null };
        string name = Rename(key);
        if (number is not { } metric) SetText(key, ModelText.Of(value), span);
        else if (name == "sampling.priority") span.Metrics["_sampling_priority_v1"] = metric; // never free: the last of it stays
        else if (!s_names.Contains(name)) span.Metrics.TryAdd(name, metric);
    }

    private static void SetText(string key, string value, ModelSpan span)
    {
        string name = Rename(key);
        if (s_names.Contains(name)) return;
        if (name == "analytics.event")
        {
            if (value is "1" or "t" or "T" or "TRUE" or "true" or "True") span.Metrics["_dd1.sr.eausr"] = 1;
            else if (value is "0" or "f" or "F" or "FALSE" or "false" or "False") span.Metrics["_dd1.sr.eausr"] = 0;
        }
        else if (span.Meta.GetValueOrDefault(name, "").Length == 0)
        {
            span.Meta[name] = value;
        }
    }

    private static void SetDescription(ModelInput input, ModelLookup look, ModelSpan span)
    {
        span.Meta["otel.trace_id"] = "0af7651916cd43dd8448eb211c80319c";
        if (look.Form("service.version") is { Length: > 0 } version) span.Meta.TryAdd("version", version);
        if (input.EventName is not null) span.Meta["events"] = "(events)";
        if (input.EventName == "exception") span.Meta["_dd.span_events.has_exception"] = "true";
        if (input.HasLink) span.Meta["_dd.span_links"] = "(links)";
        if (input.Scope.Name.Length > 0)
            (span.Meta["otel.scope.name"], span.Meta["otel.library.name"]) = (input.Scope.Name, input.Scope.Name);
        if (input.Scope.Version.Length > 0)
            (span.Meta["otel.scope.version"], span.Meta["otel.library.version"]) = (input.Scope.Version, input.Scope.Version);
        span.Meta["otel.status_code"] = input.Status.ToString();
        if (input.Message.Length > 0) span.Meta["otel.status_description"] = input.Message;
    }

    private static void SetError(ModelInput input, ModelSpan span)
    {
        if (input.Status != SpanStatus.Error) return;
        span.Error = 1;
        if (input.Message.Length > 0) span.Meta.TryAdd("error.msg", input.Message);
        else if (span.Meta.GetValueOrDefault("http.status_code", "") is { Length: > 0 } code)
            span.Meta.TryAdd("error.msg",
                code switch { "200" => "200 OK", "404" => "404 Not Found", "500" => "500 Internal Server Error", _ => code });
    }

    private static string Rename(string key)
    {
        const string Header = "http.request.header.";
        if (s_renamed.TryGetValue(key, out string? name)) return name;
        return key.StartsWith(Header, StringComparison.Ordinal) ? "http.request.headers." + key[Header.Length..] : key;
    }
}

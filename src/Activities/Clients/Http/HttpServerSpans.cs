namespace SpanPack;

/// <summary>Requests that ASP.NET Core serves, or another HTTP server.</summary>
internal sealed class HttpServerSpans : ClientSpans
{
    internal override string Component => "aspnet_core";

    internal override string[] OmittedAttributes => ["http.response.status_code", "http.status_code", "http.route"];

    internal override ComputedText[] Computed =>
    [
        new(null, static view => view.FindText("http.route") is null
            && view.FindText("url.path", "http.target") is not null, static view => ResourceOf(view)),
        new("http.url", static view => view.FindText("server.address") is not null
            && view.FindText("url.path") is not null, static view => UrlOf(view)),
        new("http.request.headers.host", static view => view.FindText("server.address") is not null, static view => AuthorityOf(view)),
    ];

    internal override bool Made(in SpanFacts span)
        => span.Kind == ActivitySpanKind.Server && span.FindTag(AttributeId.RpcSystem, AttributeId.RpcSystemName) is null
            && span.FindTag(AttributeId.HttpRequestMethod, AttributeId.HttpMethod) is not null;

    internal override string OperationOf(in SpanFacts span) => "aspnet_core.request";

    internal override string TypeOf(in SpanFacts span) => "web";

    internal override string? ResourceOf(in SpanFacts span)
        => span.Find(AttributeId.HttpRoute) is { } route ? ClientTexts.Get(ClientText.Route, HttpStatus.MethodOf(span), route) : null;

    internal override bool Failed(in SpanFacts span) => GrpcCall.ErrorOf(span) is not null;

    internal override string? ErrorOf(in SpanFacts span) => GrpcCall.ErrorOf(span) ?? HttpStatus.MessageOf(span);

    internal override void AddChosen(in SpanFacts span, ChosenTags tags)
    {
        HttpStatus.Add(span, tags);
        if (span.Find(AttributeId.HttpRoute) is not { } route) return;
        string lower = ClientTexts.Get(ClientText.Lower, route);
        tags.Add("http.route", lower);
        tags.Add("aspnet_core.route", lower);
    }

    private static string ResourceOf(AttributeView view)
        => ClientTexts.Get(ClientText.RequestPath, view.FindText("http.request.method", "http.method")
            ?? string.Empty, view.FindText("url.path", "http.target")!);

    private static string AuthorityOf(AttributeView view)
    {
        string host = view.FindText("server.address")!;
        return view.Find("server.port") is null ? host : ClientTexts.Get(ClientText.Authority, host, view.TextOf("server.port"));
    }

    private static string UrlOf(AttributeView view)
    {
        string query = view.FindText("url.query") ?? string.Empty;
        string mark = query.Length == 0 || query[0] == '?' ? string.Empty : "?";
        return $"{view.FindText("url.scheme") ?? "http"}://{AuthorityOf(view)}{view.FindText("url.path")}{mark}{query}";
    }
}

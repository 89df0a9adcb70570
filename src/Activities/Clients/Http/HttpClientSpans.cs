namespace SpanPack;

/// <summary>Requests that HttpClient sends, or another client of HTTP.</summary>
internal class HttpClientSpans : ClientSpans
{
    internal override TagCopy[] Copies => [new("out.host", "server.address", "net.peer.name")];

    internal override string[] OmittedAttributes => ["http.response.status_code", "http.status_code", "server.address"];

    internal override ComputedText[] Computed =>
    [
        new(null, static view => view.FindText("url.full", "http.url") is not null, static view => ResourceOf(view)),
    ];

    internal override bool Made(in SpanFacts span)
        => span.Kind == ActivitySpanKind.Client && span.FindTag(AttributeId.RpcSystem, AttributeId.RpcSystemName) is null
            && span.FindTag(AttributeId.HttpRequestMethod, AttributeId.HttpMethod) is not null;

    internal override string OperationOf(in SpanFacts span) => "http.request";

    internal override string TypeOf(in SpanFacts span) => "http";

    internal override string ServiceOf(in SpanFacts span) => "http-client";

    internal override string? ResourceOf(in SpanFacts span) => HttpStatus.MethodOf(span);

    internal override string? ErrorOf(in SpanFacts span) => HttpStatus.MessageOf(span);

    internal override void AddChosen(in SpanFacts span, ChosenTags tags) => HttpStatus.Add(span, tags);

    private static string ResourceOf(AttributeView view)
        => ClientTexts.Get(ClientText.Call, view.FindText("http.request.method", "http.method")
            ?? string.Empty, view.FindText("url.full", "http.url")!);
}

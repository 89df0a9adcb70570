namespace SpanPack;

/// <summary>Requests that HttpClient sends: the framework's own handler says so.</summary>
internal sealed class HttpMessageHandlerSpans : HttpClientSpans
{
    private const string SourceName = "System.Net.Http";

    internal override string Component => "HttpMessageHandler";

    internal override (string Name, string Text)[] Constants => [("http-client-handler-type", "System.Net.Http.SocketsHttpHandler")];

    internal override bool Made(in SpanFacts span) => base.Made(span) && span.Source.ScopeName == SourceName;
}

namespace SpanPack;

/// <summary>Requests that HttpClient sends, identified by the framework's handler.</summary>
internal sealed class HttpMessageHandlerSpans : HttpClientSpans
{
    private const string SourceName = "System.Net.Http";

    internal override string Component => "HttpMessageHandler";

    internal override (string Name, string Text)[] Constants => [("http-client-handler-type", "System.Net.Http.SocketsHttpHandler")];

    internal override bool Made(in SpanFacts span) => base.Made(span) && span.Source.ScopeName == SourceName;
}

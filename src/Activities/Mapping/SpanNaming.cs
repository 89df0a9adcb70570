namespace SpanPack;

/// <summary>The naming of spans, and the tags of known clients' spans.</summary>
public enum SpanNaming
{
    /// <summary>As the agent names spans that it receives by OTLP, for existing dashboards and monitors.</summary>
    Agent = 0,

    /// <summary>
    /// As Datadog's integrations for .NET: <c>aspnet_core.request</c>, <c>http.request</c>, <c>postgres.query</c>, with their resources,
    /// types, services and tags. Errors are described by their exception event.
    /// </summary>
    Tracer = 1,
}

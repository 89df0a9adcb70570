namespace SpanPack;

/// <summary>How spans are named, and which tags those of known clients have.</summary>
public enum SpanNaming
{
    /// <summary>As the agent does with what reaches it as OTLP: dashboards and monitors made for that keep working.</summary>
    Agent = 0,

    /// <summary>As Datadog's own integrations for .NET do: <c>aspnet_core.request</c>, <c>http.request</c>, <c>postgres.query</c>, with their resources, types, services and tags; errors are described by their exception event.</summary>
    Tracer = 1,
}

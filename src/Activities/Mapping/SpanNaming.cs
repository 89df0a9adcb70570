namespace SpanPack;

/// <summary>How operations are named, and where errors are described.</summary>
public enum SpanNaming
{
    /// <summary>As the agent does with what reaches it as OTLP: dashboards and monitors made for that keep working.</summary>
    Agent = 0,

    /// <summary>As Datadog's own integrations for .NET do: <c>aspnet_core.request</c>, <c>http.request</c>, <c>postgres.query</c>; errors are described by their exception event.</summary>
    Tracer = 1,
}

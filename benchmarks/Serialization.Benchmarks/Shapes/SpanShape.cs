namespace SpanPack.Benchmarks;

/// <summary>The spans that are measured.</summary>
public enum SpanShape
{
    /// <summary>Name, resource, service and type; the automatic tags.</summary>
    Simple,

    /// <summary>Simple and 5 string tags set by name.</summary>
    SomeTags,

    /// <summary>Simple, 25 string tags and 10 numbers set by name.</summary>
    ManyTags,

    /// <summary>A web server's span: 10 typed tags and the automatic ones.</summary>
    WebServer,

    /// <summary>A database client's span: 3 typed tags, 1 set by name, no name, resource or type.</summary>
    Sql,
}

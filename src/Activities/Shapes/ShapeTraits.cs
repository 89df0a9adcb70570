namespace SpanPack;

/// <summary>The traits of a span that its shape depends on, besides source, kind, status, name and tags.</summary>
[Flags]
internal enum ShapeTraits : byte
{
    None = 0,

    /// <summary>The span is the local root of its trace.</summary>
    LocalRoot = 1,

    /// <summary>The span has a description of its status: a text.</summary>
    Description = 2,

    /// <summary>The span has a W3C <c>tracestate</c>: a text.</summary>
    TraceState = 4,

    /// <summary>The span has the last parent that Datadog knows: a text.</summary>
    LastParent = 8,

    /// <summary>The span has events.</summary>
    Events = 16,

    /// <summary>One of its events is an exception.</summary>
    Exception = 32,
}

namespace SpanPack;

/// <summary>What the shape of a span depends on beside its source, kind, status, name and tags.</summary>
[Flags]
internal enum ShapeTraits : byte
{
    None = 0,

    /// <summary>It is the local root of its trace.</summary>
    LocalRoot = 1,

    /// <summary>It has a description of its status: a text.</summary>
    Description = 2,

    /// <summary>It shows a W3C <c>tracestate</c>: a text.</summary>
    TraceState = 4,

    /// <summary>It shows the last parent that Datadog knows: a text.</summary>
    LastParent = 8,

    /// <summary>It has events.</summary>
    Events = 16,

    /// <summary>One of its events is an exception.</summary>
    Exception = 32,
}

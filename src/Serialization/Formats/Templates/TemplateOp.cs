namespace SpanPack;

/// <summary>The value that one step of a <see cref="SpanTemplate"/> writes.</summary>
internal enum TemplateOp : byte
{
    /// <summary>Bytes of the template. The stores below go into the bytes that were copied last.</summary>
    Copy,

    /// <summary>The lower half of the trace id: 8 bytes.</summary>
    TraceId,

    /// <summary>The id of the span: 8 bytes.</summary>
    SpanId,

    /// <summary>The id of the parent: 8 bytes.</summary>
    ParentId,

    /// <summary>The start: 8 bytes.</summary>
    Start,

    /// <summary>The duration: 8 bytes.</summary>
    Duration,

    /// <summary>A number of the span: 8 bytes.</summary>
    Number,

    /// <summary>The sampling rate of the chunk: 8 bytes.</summary>
    SamplingRate,

    /// <summary>The limiter's rate of the chunk: 8 bytes.</summary>
    RateLimit,

    /// <summary>The trace id as 32 hex digits.</summary>
    TraceIdText,

    /// <summary>The upper half of the trace id as 16 hex digits.</summary>
    TraceIdUpperText,

    /// <summary>The duration in its shortest form: its bytes follow those before.</summary>
    ShortestDuration,

    /// <summary>A text of the span: its bytes follow those before.</summary>
    Text,

    /// <summary>The rate of sampling as a text: its bytes follow those before.</summary>
    RateText,

    /// <summary>The trace id as a text of the string table.</summary>
    TraceIdString,

    /// <summary>A text of the template, by the string table.</summary>
    Constant,

    /// <summary>The events of the span.</summary>
    Events,
}

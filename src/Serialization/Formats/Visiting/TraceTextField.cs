namespace SpanPack;

/// <summary>The fields that hold text.</summary>
public enum TraceTextField
{
    /// <summary>The id of the sender's container (v0.7, v1.0).</summary>
    PayloadContainerId,

    /// <summary>The language of the tracer (v0.7, v1.0).</summary>
    PayloadLanguageName,

    /// <summary>The version of the runtime (v0.7, v1.0).</summary>
    PayloadLanguageVersion,

    /// <summary>The version of the tracer (v0.7, v1.0).</summary>
    PayloadTracerVersion,

    /// <summary>The UUID of the process (v0.7, v1.0).</summary>
    PayloadRuntimeId,

    /// <summary>The environment of the payload (v0.7, v1.0).</summary>
    PayloadEnvironment,

    /// <summary>The name of the host (v0.7, v1.0).</summary>
    PayloadHostName,

    /// <summary>The version of the application (v0.7, v1.0).</summary>
    PayloadAppVersion,

    /// <summary>The origin of a chunk (v0.7, v1.0).</summary>
    ChunkOrigin,

    /// <summary>The service of a span.</summary>
    SpanService,

    /// <summary>The operation of a span.</summary>
    SpanName,

    /// <summary>The resource of a span.</summary>
    SpanResource,

    /// <summary>The type of a span.</summary>
    SpanType,

    /// <summary>The W3C <c>tracestate</c> of a link.</summary>
    LinkTraceState,

    /// <summary>The name of an event.</summary>
    EventName,

    // The last are the rows of LiftedTexts, in that order.

    /// <summary>The environment of a span (v1.0; a tag in other formats).</summary>
    SpanEnvironment,

    /// <summary>The version of a span (v1.0; a tag in other formats).</summary>
    SpanVersion,

    /// <summary>The component of a span (v1.0; a tag in other formats).</summary>
    SpanComponent,
}

namespace SpanPack;

/// <summary>Problems for which an agent would drop or change a span. Source: docs/protocol.md#changes-to-a-span.</summary>
[Flags]
public enum SpanProblems
{
    /// <summary>None: the span arrives unchanged.</summary>
    None = 0,

    /// <summary>The lower 64 bits of the trace id are 0: agents before 7.84 drop the whole chunk.</summary>
    NoTraceId = 1,

    /// <summary>The span id is 0: the whole chunk is dropped.</summary>
    NoSpanId = 2,

    /// <summary>The span is its own parent: the agent makes it a root.</summary>
    OwnParent = 4,

    /// <summary>The start is before the year 2000: it becomes the time of receipt less the duration.</summary>
    NoStart = 8,

    /// <summary>The duration is negative, or the end is after 2^63−1 ns: it becomes 0.</summary>
    BadDuration = 16,

    /// <summary>The name is missing and becomes <c>unnamed_operation</c>.</summary>
    NoName = 32,

    /// <summary>The resource is missing and becomes the name.</summary>
    NoResource = 64,

    /// <summary>
    /// The span was started with <see cref="Span.CreateRoot"/> or <see cref="Span.CreateChild"/> and has not ended: it is sent with a
    /// duration of 0.
    /// </summary>
    NotEnded = 128,

    /// <summary>A number is NaN or infinite: a dashboard cannot show it, and JSON has no such number.</summary>
    NotFinite = 256,
}

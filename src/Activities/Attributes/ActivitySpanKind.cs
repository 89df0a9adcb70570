namespace SpanPack;

/// <summary>The kinds of spans, in the order of v1.0 and OTLP.</summary>
internal enum ActivitySpanKind : byte
{
    Unspecified,
    Internal,
    Server,
    Client,
    Producer,
    Consumer,
}

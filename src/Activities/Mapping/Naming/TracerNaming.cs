namespace SpanPack;

/// <summary>
/// Names of other libraries' spans as Datadog's tracer for .NET derives them from activities. Source: its rules for OpenTelemetry spans.
/// </summary>
internal static class TracerNaming
{
    internal static string OperationOf(in SpanFacts span)
    {
        if (span.FindTag(AttributeId.OperationName) is null && FindMessage(span) is { } message) return message;
        string name = AgentNaming.OperationOf(span);
        return name switch { "Internal" => "internal", "Producer" => "producer", "Consumer" => "consumer", _ => name };
    }

    internal static string ResourceOf(in SpanFacts span)
        => MappedTexts.CutResource(span.Find(AttributeId.ResourceName) ?? span.Source.Name);

    internal static string TypeOf(in SpanFacts span)
        => AgentTypes.Of(span, static system => system is "redis" or "memcached" ? "cache" : "db");

    // The semantic conventions have renamed the attribute since that the rules were made.
    private static string? FindMessage(in SpanFacts span)
    {
        if (span.Kind <= ActivitySpanKind.Internal || span.FindTag(AttributeId.MessagingSystem) is not { } system
            || span.FindTag(AttributeId.MessagingOperation) is not null)
            return null;
        return span.FindTag(AttributeId.MessagingOperationType, AttributeId.MessagingOperationName) is { } operation
            ? MappedTexts.Get(TextForm.Pair, system, operation)
            : null;
    }
}

namespace SpanPack;

/// <summary>What the field numbers of v1.0 are called, for messages. Source: agent protocol, section 2.5.</summary>
internal static class V1FieldNames
{
    private const string Unknown = "?";

    private static readonly string[] s_payload = [Unknown, "strings", "containerID", "languageName", "languageVersion", "tracerVersion", "runtimeID", "env", "hostname", "appVersion", "attributes", "chunks"];
    private static readonly string[] s_chunk = [Unknown, "priority", "origin", "attributes", "spans", "droppedTrace", "traceID", "samplingMechanism"];
    private static readonly string[] s_link = [Unknown, "traceID", "spanID", "attributes", "tracestate", "flags"];
    private static readonly string[] s_event = [Unknown, "time", "name", "attributes"];

    private static readonly string[] s_span =
    [
        Unknown, "service", "name", "resource", "spanID", "parentID", "start", "duration", "error", "attributes", "type", "links", "events", "env", "version", "component", "kind",
    ];

    internal static string OfPayload(uint field) => Of(s_payload, field);

    internal static string OfChunk(uint field) => Of(s_chunk, field);

    internal static string OfSpan(uint field) => Of(s_span, field);

    internal static string OfLink(uint field) => Of(s_link, field);

    internal static string OfEvent(uint field) => Of(s_event, field);

    private static string Of(string[] names, uint field) => field < (uint)names.Length ? names[field] : Unknown;
}

namespace SpanPack;

/// <summary>Field names of v0.7 payloads and chunks. Source: agent protocol, section 2.4.</summary>
internal static class V07FieldNames
{
    internal const string ContainerId = "container_id";
    internal const string LanguageName = "language_name";
    internal const string LanguageVersion = "language_version";
    internal const string TracerVersion = "tracer_version";
    internal const string RuntimeId = "runtime_id";
    internal const string Environment = "env";
    internal const string HostName = "hostname";
    internal const string AppVersion = "app_version";
    internal const string Tags = "tags";
    internal const string Chunks = "chunks";

    internal const string Priority = "priority";
    internal const string Origin = "origin";
    internal const string Spans = "spans";
    internal const string DroppedTrace = "dropped_trace";
}

namespace SpanPack;

/// <summary>Field names of v0.7 payloads and chunks, encoded at compile time. Source: agent protocol, section 2.4.</summary>
internal static partial class V07Fields
{
    [MessagePackString("container_id")]
    internal static partial ReadOnlySpan<byte> ContainerId { get; }

    [MessagePackString("language_name")]
    internal static partial ReadOnlySpan<byte> LanguageName { get; }

    [MessagePackString("language_version")]
    internal static partial ReadOnlySpan<byte> LanguageVersion { get; }

    [MessagePackString("tracer_version")]
    internal static partial ReadOnlySpan<byte> TracerVersion { get; }

    [MessagePackString("runtime_id")]
    internal static partial ReadOnlySpan<byte> RuntimeId { get; }

    [MessagePackString("env")]
    internal static partial ReadOnlySpan<byte> Environment { get; }

    [MessagePackString("hostname")]
    internal static partial ReadOnlySpan<byte> HostName { get; }

    [MessagePackString("app_version")]
    internal static partial ReadOnlySpan<byte> AppVersion { get; }

    [MessagePackString("tags")]
    internal static partial ReadOnlySpan<byte> Tags { get; }

    [MessagePackString("chunks")]
    internal static partial ReadOnlySpan<byte> Chunks { get; }

    [MessagePackString("priority")]
    internal static partial ReadOnlySpan<byte> Priority { get; }

    [MessagePackString("origin")]
    internal static partial ReadOnlySpan<byte> Origin { get; }

    [MessagePackString("spans")]
    internal static partial ReadOnlySpan<byte> Spans { get; }

    [MessagePackPair("dropped_trace", true)]
    internal static partial ReadOnlySpan<byte> DroppedTrace { get; }
}

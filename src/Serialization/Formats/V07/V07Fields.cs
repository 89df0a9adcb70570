namespace SpanPack;

/// <summary>Fields of v0.7 payloads and chunks: their names, encoded at compile time, and how they are read. Source: agent protocol, section 2.4.</summary>
internal static partial class V07Fields
{
    [MessagePackString(V07FieldNames.ContainerId)]
    internal static partial ReadOnlySpan<byte> ContainerId { get; }

    [MessagePackString(V07FieldNames.LanguageName)]
    internal static partial ReadOnlySpan<byte> LanguageName { get; }

    [MessagePackString(V07FieldNames.LanguageVersion)]
    internal static partial ReadOnlySpan<byte> LanguageVersion { get; }

    [MessagePackString(V07FieldNames.TracerVersion)]
    internal static partial ReadOnlySpan<byte> TracerVersion { get; }

    [MessagePackString(V07FieldNames.RuntimeId)]
    internal static partial ReadOnlySpan<byte> RuntimeId { get; }

    [MessagePackString(V07FieldNames.Environment)]
    internal static partial ReadOnlySpan<byte> Environment { get; }

    [MessagePackString(V07FieldNames.HostName)]
    internal static partial ReadOnlySpan<byte> HostName { get; }

    [MessagePackString(V07FieldNames.AppVersion)]
    internal static partial ReadOnlySpan<byte> AppVersion { get; }

    [MessagePackString(V07FieldNames.Tags)]
    internal static partial ReadOnlySpan<byte> Tags { get; }

    [MessagePackString(V07FieldNames.Chunks)]
    internal static partial ReadOnlySpan<byte> Chunks { get; }

    [MessagePackString(V07FieldNames.Priority)]
    internal static partial ReadOnlySpan<byte> Priority { get; }

    [MessagePackString(V07FieldNames.Origin)]
    internal static partial ReadOnlySpan<byte> Origin { get; }

    [MessagePackString(V07FieldNames.Spans)]
    internal static partial ReadOnlySpan<byte> Spans { get; }

    [MessagePackPair(V07FieldNames.DroppedTrace, true)]
    internal static partial ReadOnlySpan<byte> DroppedTrace { get; }

    /// <summary>The fields of a payload as readers take them.</summary>
    internal static FieldTable PayloadTable { get; } = new(
        hasNumbers: false,
        [
            new(V07FieldNames.ContainerId, TraceTextField.PayloadContainerId, FieldEncoding.TextStrict),
            new(V07FieldNames.LanguageName, TraceTextField.PayloadLanguageName, FieldEncoding.TextStrict),
            new(V07FieldNames.LanguageVersion, TraceTextField.PayloadLanguageVersion, FieldEncoding.TextStrict),
            new(V07FieldNames.TracerVersion, TraceTextField.PayloadTracerVersion, FieldEncoding.TextStrict),
            new(V07FieldNames.RuntimeId, TraceTextField.PayloadRuntimeId, FieldEncoding.TextStrict),
            new(V07FieldNames.Environment, TraceTextField.PayloadEnvironment, FieldEncoding.TextStrict),
            new(V07FieldNames.HostName, TraceTextField.PayloadHostName, FieldEncoding.TextStrict),
            new(V07FieldNames.AppVersion, TraceTextField.PayloadAppVersion, FieldEncoding.TextStrict),
            new(V07FieldNames.Tags, TraceSection.PayloadAttributes),
            new(V07FieldNames.Chunks, TraceSection.Chunks),
        ]);

    /// <summary>The fields of a chunk as readers take them.</summary>
    internal static FieldTable ChunkTable { get; } = new(
        hasNumbers: false,
        [
            new(V07FieldNames.Priority, TraceNumberField.ChunkPriority, FieldEncoding.Int32Strict),
            new(V07FieldNames.Origin, TraceTextField.ChunkOrigin, FieldEncoding.TextStrict),
            new(V07FieldNames.Spans, TraceSection.Spans),
            new(V07FieldNames.Tags, TraceSection.ChunkAttributes),
            new(V07FieldNames.DroppedTrace, TraceNumberField.ChunkDropped, FieldEncoding.Bool),
        ]);
}

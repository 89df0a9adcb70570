using System.Diagnostics;

namespace SpanPack;

/// <summary>The content of a telemetry request.</summary>
/// <remarks>Immutable. Any number of threads may read it.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class ReceivedTelemetry
{
    internal ReceivedTelemetry(ReadOnlyMemory<byte> json) => Json = json;

    /// <summary>Gets the body as JSON, without compression.</summary>
    public ReadOnlyMemory<byte> Json { get; }

    /// <summary>Gets the type, such as <c>app-started</c> or <c>message-batch</c>; empty when the body has none.</summary>
    public string RequestType { get; internal set; } = "";

    /// <summary>Gets the types of the messages: of a batch the first 1,000, otherwise the one of the request.</summary>
    public IReadOnlyList<string> MessageTypes { get; internal set; } = [];

    /// <summary>Gets the number of the body, from 1; 0 when it has none.</summary>
    public long SequenceId { get; internal set; }

    /// <summary>Gets the id of the process; null when the body has none.</summary>
    public string? RuntimeId { get; internal set; }

    /// <summary>Gets the service; null when the body has none.</summary>
    public string? Service { get; internal set; }

    /// <summary>Gets the environment; null when the body has none.</summary>
    public string? Environment { get; internal set; }

    /// <summary>Gets the version of the service; null when the body has none.</summary>
    public string? ServiceVersion { get; internal set; }

    /// <summary>Gets the language of the tracer; null when the body has none.</summary>
    public string? Language { get; internal set; }

    /// <summary>Gets the version of the tracer; null when the body has none.</summary>
    public string? TracerVersion { get; internal set; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The type, the service and the number.</returns>
    public override string ToString() => $"{RequestType} of {Service}, number {SequenceId} ({Json.Length} bytes)";
}

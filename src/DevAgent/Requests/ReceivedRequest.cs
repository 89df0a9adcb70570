using System.Diagnostics;

namespace SpanPack;

/// <summary>A request that a <see cref="DevAgentServer"/> received, and what it answered.</summary>
/// <remarks>Immutable, apart from what its payload holds. Any number of threads may read it.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class ReceivedRequest
{
    private const int ObjectBytes = 1024; // of a request with an empty body: objects and tables
    private const int HeaderBytes = 128; // of a header without its text

    private readonly WeakReference<TracePayload> _payload = new(null!);
    private readonly WeakReference<ReceivedTelemetry> _telemetry = new(null!);

    /// <summary>Gets the method, such as <c>POST</c>.</summary>
    public required string Method { get; init; }

    /// <summary>Gets the path, decoded, without the query, such as <c>/v0.4/traces</c>.</summary>
    public required string Path { get; init; }

    /// <summary>
    /// Gets the request headers; a header that came more than once has several values. Names are looked up whatever their case.
    /// </summary>
    public required IReadOnlyDictionary<string, IReadOnlyList<string>> Headers { get; init; }

    /// <summary>Gets the bytes of the body that were read: all of them unless the request was refused while reading.</summary>
    public required ReadOnlyMemory<byte> Body { get; init; }

    /// <summary>Gets whether all of the body came; false when it was too large, too slow, cut off or not read to its end.</summary>
    public bool IsBodyComplete { get; init; } = true;

    /// <summary>Gets the format whose path the request went to; null when it is another path, also that of OTLP.</summary>
    public TraceFormat? Format => TracePaths.FormatOf(Path);

    /// <summary>Gets whether the body was a trace payload that was accepted: of the format of its path, or OTLP.</summary>
    public bool IsAccepted { get; init; }

    /// <summary>Gets the number of chunks of the payload; 0 unless it was accepted.</summary>
    public int ChunkCount { get; init; }

    /// <summary>Gets the number of spans of the payload; 0 unless it was accepted.</summary>
    public int SpanCount { get; init; }

    /// <summary>
    /// Gets what the body held; null unless it was a trace payload that was accepted. Spans of OpenTelemetry are mapped as the agent maps
    /// them.
    /// </summary>
    /// <remarks>
    /// The spans are built on demand from the bytes, and kept as long as the payload is referenced. So keep the payload to change
    /// its content.
    /// </remarks>
    /// <exception cref="TraceFormatException">
    /// The spans would take more memory than those of any tracer (<see cref="TraceFormatException.ExceedsBudget"/>). The request was
    /// accepted nevertheless, as the agent does.
    /// </exception>
    public TracePayload? Payload
    {
        get
        {
            if (!IsAccepted) return null;
            if (_payload.TryGetTarget(out TracePayload? payload)) return payload;
            payload = TracePayloadReader.Read(TraceBody.Span, PayloadFormat);
            _payload.SetTarget(payload);
            return payload;
        }
    }

    /// <summary>Gets the header fields of the telemetry in the body; null unless it was accepted and is a JSON object.</summary>
    /// <remarks>It is read on demand from <see cref="Body"/>, without compression, and kept as long as it is referenced.</remarks>
    public ReceivedTelemetry? Telemetry
    {
        get
        {
            if (TelemetryBytes is not { } length) return null;
            if (_telemetry.TryGetTarget(out ReceivedTelemetry? telemetry)) return telemetry;
            telemetry = TelemetryReader.Read(ContentDecoder.Decode(GetHeader("Content-Encoding"), Body, length).Bytes);
            if (telemetry is not null) _telemetry.SetTarget(telemetry);
            return telemetry;
        }
    }

    /// <summary>Gets the payload in v0.4 that was made of spans of OpenTelemetry; null for other requests.</summary>
    internal byte[]? Mapped { get; init; }

    /// <summary>Gets the bytes of the trace payload: the body, or what was made of it.</summary>
    internal ReadOnlyMemory<byte> TraceBody => Mapped ?? Body;

    /// <summary>Gets the format of the trace payload; null where there is none.</summary>
    internal TraceFormat? PayloadFormat => Mapped is null ? Format : OtlpPayload.Format;

    /// <summary>Gets the length of the telemetry that was taken, without compression; null for what is none.</summary>
    internal int? TelemetryBytes { get; init; }

    /// <summary>Gets why the request was refused; null when it was accepted.</summary>
    public string? Refusal { get; init; }

    /// <summary>Gets what the server did, because it was told to, instead of answering as usual; null when it answered as usual.</summary>
    public DevAgentFault? Fault { get; init; }

    /// <summary>
    /// Gets the status answered, such as 200; 0 when none was (<see cref="Fault"/>). It may not have arrived: the client can be gone, or
    /// the answer waits (<see cref="DevAgentBehavior.Delay"/>).
    /// </summary>
    public required int Status { get; init; }

    /// <summary>Gets the body answered; empty when there was no answer.</summary>
    public required string Answer { get; init; }

    /// <summary>Gets about how much memory the request takes, in bytes, without its spans.</summary>
    internal long KeptBytes
    {
        get
        {
            long chars = Method.Length + Path.Length + Answer.Length + (Refusal?.Length ?? 0);
            int headers = 0;
            foreach ((string name, IReadOnlyList<string> values) in Headers)
            {
                headers += 1 + values.Count;
                chars += name.Length;
                foreach (string value in values) chars += value.Length;
            }

            return ObjectBytes + Body.Length + (Mapped?.Length ?? 0) + headers * HeaderBytes + chars * sizeof(char);
        }
    }

    /// <summary>Gets the first value of a request header.</summary>
    /// <param name="name">The name, in any case.</param>
    /// <returns>The value, or <see langword="null"/> when the header was not sent.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public string? GetHeader(string name) => Headers.TryGetValue(name, out IReadOnlyList<string>? values) ? values[0] : null;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Method, path, size, status and the reason of refusal.</returns>
    public override string ToString()
        => $"{Method} {Path} ({Body.Length} bytes) {(Status == 0 ? "without an answer" : $"{Status}")}"
            + (Refusal is null ? "" : $": {Refusal}");
}

using System.Globalization;
using System.Text.Json;

namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>What the agent's two decoders say of a payload.</summary>
internal sealed class AgentVerdict(JsonElement verdict)
{
    private readonly JsonElement _current = verdict.GetProperty("idx");
    private readonly JsonElement? _older = verdict.TryGetProperty("pb", out JsonElement older) ? older : null; // it knows no v1.0

    /// <summary>Whether the decoder that an agent runs by default takes it.</summary>
    internal bool IsAccepted => _current.GetProperty("ok").GetBoolean();

    /// <summary>Whether older agents take it too.</summary>
    internal bool IsAcceptedByOlder => _older?.GetProperty("ok").GetBoolean() == true;

    internal int TrailingBytes => _current.GetProperty("trailing_bytes").GetInt32();

    /// <summary>Whether both decoders take it to the last byte.</summary>
    internal bool IsTakenWhole
        => IsAccepted && IsAcceptedByOlder && TrailingBytes == 0 && _older!.Value.GetProperty("trailing_bytes").GetInt32() == 0;

    internal string Error => _current.TryGetProperty("error", out JsonElement error) ? error.GetString()! : string.Empty;

    /// <summary>
    /// The content, in the form of <c>decoded.json</c>. Only the older decoder keeps that of v0.4; the current one converts it.
    /// </summary>
    internal JsonElement Traces => _older!.Value.GetProperty("decoded").GetProperty("traces");

    /// <summary>The content of v0.7, in the form of <c>decoded.json</c>, as the older decoder keeps it.</summary>
    internal JsonElement OlderPayload => _older!.Value.GetProperty("decoded").GetProperty("payload");

    /// <summary>The content of v1.0, in the form of <c>decoded.json</c>.</summary>
    internal JsonElement Payload => _current.GetProperty("decoded").GetProperty("payload");

    /// <summary>The links and events of all spans, as the current decoder has them.</summary>
    internal JsonElement Structures => AgentStructures.OfChunks(Chunks);

    /// <summary>The trace id of each chunk, with the upper half that the current decoder has found.</summary>
    internal UInt128[] TraceIds =>
    [
        .. Chunks.EnumerateArray()
            .Select(static chunk =>
                UInt128.Parse(chunk.GetProperty("trace_id").GetString()!, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture)),
    ];

    private JsonElement Chunks => Payload.GetProperty("chunks");
}

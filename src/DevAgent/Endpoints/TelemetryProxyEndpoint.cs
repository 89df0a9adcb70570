using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>
/// Accepts telemetry. As the agent does, it does not read bodies, but it refuses one that expands beyond the limit of bodies.
/// </summary>
internal sealed class TelemetryProxyEndpoint(int maxBytes) : IAgentEndpoint
{
    /// <summary>The start of all its paths.</summary>
    internal const string Prefix = "/telemetry/proxy/";

    private const int TooLarge = 429; // as the agent has it

    internal static bool IsPath(string path) => path.Length > Prefix.Length && path.StartsWith(Prefix, StringComparison.Ordinal);

    public AgentAnswer Answer(IHeaderDictionary headers, in ReceivedBody body)
    {
        AgentAnswer answer = AgentAnswer.RefuseBody(body, TooLarge) ?? Take(headers, body.Bytes);
        return answer with { NamesAgent = true };
    }

    private AgentAnswer Take(IHeaderDictionary headers, ReadOnlyMemory<byte> body)
    {
        DecodedBody decoded = ContentDecoder.Measure(headers.ContentEncoding, body, maxBytes);
        return decoded.IsRefused
            ? AgentAnswer.Refuse(decoded.Status, decoded.Refusal!)
            : AgentAnswer.Json("{}"u8.ToArray()) with { TelemetryBytes = decoded.Length };
    }
}

using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Takes spans of OpenTelemetry SDKs and collectors (OTLP over HTTP), mapped as the agent maps them.</summary>
/// <param name="maxBytes">The most bytes of a request without compression.</param>
internal sealed class OtlpEndpoint(int maxBytes) : IAgentEndpoint
{
    private readonly object _reading = new(); // spans take many times the bytes of a request: one is read at a time

    public AgentAnswer Answer(IHeaderDictionary headers, in ReceivedBody body)
    {
        if (headers["Sec-Fetch-Site"] is ["cross-site", ..]) return AgentAnswer.Refuse(403, "cross-site request rejected");
        string? type = headers.ContentType is [{ } first, ..] ? first.Split(';')[0].Trim() : null;
        bool isJson = string.Equals(type, "application/json", StringComparison.OrdinalIgnoreCase);
        if (!isJson && !string.Equals(type, "application/x-protobuf", StringComparison.OrdinalIgnoreCase))
        {
            return AgentAnswer.Refuse(415, $"Content-Type '{type}' is not read here; send application/x-protobuf or application/json");
        }

        if (AgentAnswer.RefuseBody(body, tooLarge: 413) is { } failed)
        {
            return OtlpAnswer.Refuse(isJson, failed.Status, failed.Refusal!) with { ClosesConnection = failed.ClosesConnection };
        }

        DecodedBody decoded = ContentDecoder.Decode(headers.ContentEncoding, body.Bytes, maxBytes);
        return decoded.IsRefused ? OtlpAnswer.Refuse(isJson, decoded.Status, decoded.Refusal!) : Take(decoded.Bytes, isJson);
    }

    private AgentAnswer Take(ReadOnlyMemory<byte> body, bool isJson)
    {
        try
        {
            lock (_reading)
            {
                (byte[] payload, long dropped) = OtlpPayload.Read(body, isJson);
                string? reason = dropped == 0 ? null
                    : $"{(dropped == 1 ? "1 span has" : $"{dropped} spans have")} no trace id or no span id";
                return OtlpAnswer.Taken(isJson, dropped, reason)
                    with
                { Accepted = PayloadSummary.Of(payload, OtlpPayload.Format), Mapped = payload };
            }
        }
        catch (OtlpException problem)
        {
            return OtlpAnswer.Refuse(isJson, problem.IsTooLarge ? 413 : 400, problem.Message);
        }
    }
}

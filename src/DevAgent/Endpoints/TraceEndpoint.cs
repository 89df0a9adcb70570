using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Takes trace payloads of one format and answers with sampling rates.</summary>
internal sealed class TraceEndpoint(TraceRoute route, SamplingRates rates) : IAgentEndpoint
{
    public AgentAnswer Answer(IHeaderDictionary headers, in RequestBody body)
    {
        AgentAnswer answer = Refuse(headers, body) ?? Accept(headers, body.Bytes);
        return answer with { NamesAgent = true };
    }

    private AgentAnswer? Refuse(IHeaderDictionary headers, in RequestBody body)
    {
        if (headers["Sec-Fetch-Site"] is ["cross-site", ..]) return AgentAnswer.Refuse(403, "cross-site request rejected");
        return AgentAnswer.RefuseBody(body, tooLarge: 413) ?? (route.HeaderDecides ? RefuseEncoding(headers) : null);
    }

    // The agent decodes JSON here. This one does not, and says so: a client that lands here has forgotten the header.
    private static AgentAnswer? RefuseEncoding(IHeaderDictionary headers)
    {
        string? header = headers.ContentType is [var first, ..] ? first : null;
        return TraceContentType.Parse(header) switch
        {
            TraceContentType.MessagePack => null,
            TraceContentType.Json when string.IsNullOrWhiteSpace(header)
                => AgentAnswer.Refuse(400, "without a Content-Type the body is read as JSON, which this agent does not decode; send application/msgpack"),
            TraceContentType.Json
                => AgentAnswer.Refuse(400, $"with Content-Type '{header}' the body is read as JSON, which this agent does not decode; send application/msgpack"),
            _ => AgentAnswer.Refuse(400, $"with Content-Type '{header}' the body is tried as JSON first and a MessagePack body fails; send application/msgpack"),
        };
    }

    private AgentAnswer Accept(IHeaderDictionary headers, ReadOnlyMemory<byte> body)
    {
        TracePayload payload;
        try
        {
            payload = route.Read(body);
        }
        catch (TraceFormatException problem)
        {
            return AgentAnswer.Refuse(400, problem.Message); // reason, offset and path; the agent gives the reason alone
        }

        rates.Learn(payload);
        string clientVersion = headers["Datadog-Rates-Payload-Version"].ToString();
        (byte[] json, string version) = rates.Tell(clientVersion);
        return AgentAnswer.Json(json) with { Payload = payload, RatesVersion = clientVersion.Length == 0 ? null : version };
    }
}

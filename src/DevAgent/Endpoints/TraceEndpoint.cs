using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Accepts trace payloads of one format and answers with sampling rates.</summary>
internal sealed class TraceEndpoint(TraceRoute route, SamplingRates rates) : IAgentEndpoint
{
    // A table of strings may take many times the bytes that it is read from: large bodies are read one at a time.
    private const int LargeBody = 1024 * 1024;

    public AgentAnswer Answer(IHeaderDictionary headers, in ReceivedBody body)
    {
        AgentAnswer answer = Refuse(headers, body) ?? Accept(headers, body.Bytes.Span);
        return answer with { NamesAgent = true };
    }

    private AgentAnswer? Refuse(IHeaderDictionary headers, in ReceivedBody body)
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
                => AgentAnswer.Refuse(400,
                    "without a Content-Type the body is read as JSON, which this agent does not decode; send application/msgpack"),
            TraceContentType.Json
                => AgentAnswer.Refuse(400,
                    $"with Content-Type '{header}' the body is read as JSON, which this agent does not decode; send application/msgpack"),
            _
                => AgentAnswer.Refuse(400,
                    $"with Content-Type '{header}' the body is tried as JSON first and a MessagePack body fails; send application/msgpack"),
        };
    }

    private AgentAnswer Accept(IHeaderDictionary headers, ReadOnlySpan<byte> body)
    {
        PayloadSummary summary;
        try
        {
            summary = Summarize(body);
        }
        catch (TraceFormatException problem)
        {
            return AgentAnswer.Refuse(400, problem.Message); // reason, offset and path; the agent gives the reason alone
        }

        rates.Learn(summary);
        string clientVersion = headers["Datadog-Rates-Payload-Version"].ToString();
        (byte[] json, string version) = rates.Tell(clientVersion);
        return AgentAnswer.Json(json) with { Accepted = summary, RatesVersion = clientVersion.Length == 0 ? null : version };
    }

    private PayloadSummary Summarize(ReadOnlySpan<byte> body)
    {
        if (body.Length < LargeBody) return PayloadSummary.Of(body, route.Format);
        lock (rates) return PayloadSummary.Of(body, route.Format);
    }
}

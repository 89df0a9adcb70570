using System.Text;

namespace SpanPack;

/// <summary>The answer to a request that has a fault.</summary>
internal static class FaultAnswer
{
    /// <summary>Gets bytes that no client accepts as HTTP: those with which TLS refuses a connection, and some that are not text.</summary>
    internal static ReadOnlyMemory<byte> Garbage { get; } = new byte[]
    {
        0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x46, 0x00, 0xFF, 0xFE, (byte)'\r', (byte)'\n', (byte)'\r', (byte)'\n',
    };

    /// <summary>Gets the answer to a payload that is not taken. Without a status nothing is answered.</summary>
    internal static AgentAnswer Of(DevAgentFault fault, in ReceivedBody body)
    {
        if (fault.Status is not { } status) return new AgentAnswer(0, null, default) { Refusal = $"told to {Describe(fault.Kind)}" };
        string reason = status switch
        {
            404 => "404 page not found", // 404, 408 and 413 as the agent has them
            408 => "timeout",
            413 => "payload-too-large",
            _ => $"told to answer with {status}",
        };
        bool closes = status is 408 or 413 || body.Failure != BodyFailure.None;
        return AgentAnswer.Refuse(status, reason) with { NamesAgent = status != 404, ClosesConnection = closes };
    }

    /// <summary>Writes an answer whose second half is missing, as it is on the wire.</summary>
    internal static byte[] Cut(AgentAnswer answer)
    {
        string reason = Microsoft.AspNetCore.WebUtilities.ReasonPhrases.GetReasonPhrase(answer.Status);
        string head = $"HTTP/1.1 {answer.Status} {reason}\r\n"
            + $"Content-Type: {answer.ContentType}\r\nContent-Length: {answer.Body.Length}\r\n\r\n";
        return [.. Encoding.ASCII.GetBytes(head), .. answer.Body.Span[..(answer.Body.Length / 2)]];
    }

    private static string Describe(DevAgentFaultKind kind) => kind switch
    {
        DevAgentFaultKind.Hang => "hang",
        DevAgentFaultKind.Garbage => "answer with garbage",
        DevAgentFaultKind.CloseMidBody => "close the connection in the middle of the body",
        _ => "close the connection",
    };
}

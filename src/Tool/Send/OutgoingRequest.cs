using System.Buffers;
using System.Collections.Frozen;

namespace SpanPack.Tool;

/// <summary>Creates the requests that send payloads to an agent.</summary>
internal static class OutgoingRequest
{
    // They belong to the connection that the request came on, not to the request. The type of the body is said apart.
    private static readonly FrozenSet<string> s_notRepeated = FrozenSet.ToFrozenSet(
        ["Host", "Connection", "Keep-Alive", "Content-Length", "Content-Type", "Transfer-Encoding", "Expect", "Accept-Encoding", "Upgrade",
            "TE", "Trailer"],
            StringComparer.OrdinalIgnoreCase);

    /// <summary>
    /// Creates a request of a payload: as saved, with method, path and headers, even if the body is invalid; otherwise from the body.
    /// </summary>
    /// <exception cref="ToolException">The saved file is not a request, or nothing was saved and the body is refused.</exception>
    internal static async Task<AgentRequest> CreateAsync(PayloadFile file, CancellationToken cancellation)
    {
        byte[] body = await file.ReadAsync(cancellation);
        if (file.Request is { } saved) return Repeat(file, saved, body);
        var counts = new PayloadCounts();
        if (PayloadPlayer.Count(file, body, counts, cancellation) is { } refused)
            throw new ToolException($"{file.Name}: {RefusalText.Of(refused)}", ExitCode.Refused);
        return AgentRequest.ForTraces(counts.Format, new ReadOnlySequence<byte>(body), checked((int)counts.Chunks));
    }

    private static AgentRequest Repeat(PayloadFile file, SavedRequest saved, byte[] body)
    {
        if (saved.Method.Length == 0 || !saved.Method.All(char.IsAsciiLetter))
            throw new ToolException($"{file.Name}: the saved method '{saved.Method}' is not an HTTP method");
        try
        {
            return new AgentRequest
            {
                Method = new HttpMethod(saved.Method),
                Path = "/" + saved.Path.TrimStart('/'),
                ContentType = saved.GetHeader("Content-Type"),
                Headers = [.. saved.Headers.Where(static header => !s_notRepeated.Contains(header.Key)).SelectMany(static header =>
                    header.Value,
                    static (header, value) => KeyValuePair.Create(header.Key, value))],
                Body = new ReadOnlySequence<byte>(body),
            };
        }
        catch (ArgumentException problem)
        {
            throw new ToolException($"{file.Name}: what was saved cannot be sent. {Reason(problem)}");
        }
    }

    // Without the name of the parameter that the framework appends.
    private static string Reason(ArgumentException problem) => problem.Message.Split(" (Parameter")[0];
}

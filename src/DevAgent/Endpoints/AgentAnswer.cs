using System.Text;

namespace SpanPack;

/// <summary>The answer of an endpoint to a request.</summary>
internal sealed record AgentAnswer(int Status, string? ContentType, ReadOnlyMemory<byte> Body)
{
    private const string PlainText = "text/plain; charset=utf-8";

    /// <summary>Gets why the request is refused, or null.</summary>
    internal string? Refusal { get; init; }

    /// <summary>Gets what the payload that was accepted holds, or null.</summary>
    internal PayloadSummary? Accepted { get; init; }

    /// <summary>Gets the payload that was made of spans of OpenTelemetry, or null.</summary>
    internal byte[]? Mapped { get; init; }

    /// <summary>Gets the length of the telemetry that was taken, without compression; null for what is none.</summary>
    internal int? TelemetryBytes { get; init; }

    /// <summary>Gets the version of the rates, sent only to clients that told theirs.</summary>
    internal string? RatesVersion { get; init; }

    /// <summary>Gets whether to say the agent's version and the hash of <c>/info</c>: every endpoint but <c>/info</c> does.</summary>
    internal bool NamesAgent { get; init; }

    /// <summary>Gets whether to say in <c>Server</c> which program this is; an agent does not.</summary>
    internal bool NamesProgram { get; init; }

    /// <summary>Gets whether the connection is of no use afterwards: the rest of the request may still come.</summary>
    internal bool ClosesConnection { get; init; }

    internal static AgentAnswer Json(ReadOnlyMemory<byte> body) => new(200, "application/json", body);

    internal static AgentAnswer Text(ReadOnlyMemory<byte> body) => new(200, PlainText, body);

    /// <summary>Refuses with a reason on a separate line, as Go's <c>http.Error</c> does.</summary>
    internal static AgentAnswer Refuse(int status, string reason)
        => new(status, PlainText, Encoding.UTF8.GetBytes(reason + "\n")) { Refusal = reason };

    /// <summary>
    /// Refuses a body that was not received as a whole; null for one that was. Statuses are the agent's; texts say more than its
    /// "unexpected-eof".
    /// </summary>
    internal static AgentAnswer? RefuseBody(in ReceivedBody body, int tooLarge) => body.Failure switch
    {
        BodyFailure.TooLarge => Refuse(tooLarge, "payload-too-large") with { ClosesConnection = true },
        BodyFailure.TimedOut => Refuse(408, "timeout") with { ClosesConnection = true },
        BodyFailure.NoRoom => RefuseForRoom(),
        BodyFailure.Broken => Refuse(400, $"the body was cut short after {body.Bytes.Length} bytes: {body.Detail}") with
        {
            ClosesConnection = true,
        },
        _ => null,
    };

    /// <summary>Returns the refusal of a request whose reader failed in any other way than it should.</summary>
    /// <param name="problem">The exception; at the limit of the heap, another try may succeed.</param>
    internal static AgentAnswer RefuseAfter(Exception problem)
        => problem is OutOfMemoryException
            ? RefuseForRoom()
            : Refuse(500, $"the agent failed: {problem.GetType().Name}: {problem.Message}");

    private static AgentAnswer RefuseForRoom()
        => Refuse(429, "the agent has reached its limit of held bytes; retry later") with { ClosesConnection = true };
}

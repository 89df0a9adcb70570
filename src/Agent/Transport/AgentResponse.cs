using System.Diagnostics;

namespace SpanPack;

/// <summary>The answer of an agent.</summary>
/// <remarks>Immutable. Any number of threads may read it.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class AgentResponse
{
    internal AgentResponse(int status, ReadOnlyMemory<byte> body) => (Status, Body) = (status, body);

    /// <summary>Gets the HTTP status, 200 to 999.</summary>
    public int Status { get; }

    /// <summary>Gets whether the agent accepted the request: a status of 200 to 299.</summary>
    public bool IsSuccess => Status is >= 200 and <= 299;

    /// <summary>Gets the body, at most <see cref="AgentRequest.MaxAnswerBytes"/> of it.</summary>
    public ReadOnlyMemory<byte> Body { get; }

    /// <summary>Gets whether the body was longer.</summary>
    public bool IsCut { get; internal init; }

    /// <summary>Gets the version of the agent; null when it sent none, or none of printable ASCII of at most 1,024 characters.</summary>
    public string? AgentVersion { get; internal init; }

    /// <summary>Gets the hash of <c>/info</c>; null as for <see cref="AgentVersion"/>.</summary>
    public string? AgentState { get; internal init; }

    /// <summary>
    /// Gets the version of the rates in the body, for <see cref="AgentRequest.RatesVersion"/>; null as for <see cref="AgentVersion"/>.
    /// Empty when the agent has no rates yet.
    /// </summary>
    public string? RatesVersion { get; internal init; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The status and the length of the body.</returns>
    public override string ToString() => $"{Status}, {Body.Length} bytes{(IsCut ? ", cut" : "")}";
}

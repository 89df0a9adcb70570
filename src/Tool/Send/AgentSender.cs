namespace SpanPack.Tool;

/// <summary>Posts to an agent, and reports in one line why it is unreachable.</summary>
internal sealed class AgentSender : IDisposable
{
    private readonly AgentAddress _address;
    private readonly TimeSpan _patience;
    private readonly AgentClient _client;

    /// <param name="address">The address of the agent.</param>
    /// <param name="patience">The timeout of a request and its answer.</param>
    internal AgentSender(AgentAddress address, TimeSpan patience)
    {
        (_address, _patience) = (address, patience);
        _client = new AgentClient(new AgentClientOptions
        {
            AddressRules = AgentAddressRules.Fixed(address),
            ConnectTimeout = patience,
            RequestTimeout = patience,
            Headers = null, // a payload is of another process
        });
    }

    /// <summary>Sends a request.</summary>
    /// <exception cref="ToolException">The agent is unreachable, or does not answer in time.</exception>
    internal async Task<AgentAnswer> SendAsync(AgentRequest request, CancellationToken cancellation)
    {
        // The system's own message would be about addresses.
        if (_address.Transport == AgentTransport.UnixSocket && !File.Exists(_address.Target))
            throw new ToolException($"{_address}: no such socket", ExitCode.Refused);
        try
        {
            return AgentAnswer.Of(await _client.SendAsync(request with { MaxAnswerBytes = AgentAnswer.MaxBytes }, cancellation));
        }
        catch (AgentUnreachableException problem) when (problem.Kind == AgentUnreachableKind.TimedOut)
        {
            throw new ToolException($"{_address}: no complete answer within {Amount.Of((long)_patience.TotalSeconds, "second")}",
                ExitCode.Refused);
        }
        catch (AgentUnreachableException problem)
        {
            throw new ToolException(problem.Message.TrimEnd('.'), ExitCode.Refused);
        }
    }

    public void Dispose() => _client.Dispose();
}

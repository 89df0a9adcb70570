namespace SpanPack;

/// <summary>Connects to the agent by the rules.</summary>
internal sealed class AgentConnector(AgentAddressRules rules, TimeSpan timeout, TimeProvider time)
{
    /// <summary>Connects to the selected address, and to the other one when that fails.</summary>
    /// <param name="request">Cancelled when the request is cancelled.</param>
    /// <param name="limit">Also cancelled after the connect timeout, which is a failure to connect.</param>
    /// <exception cref="ConnectFailedException">No listener, or none in time.</exception>
    internal async ValueTask<(Stream Stream, AgentAddress Address)> ConnectAsync(CancellationToken request, CancellationToken limit)
    {
        AgentAddress first = rules.Choose(out AgentAddress? other);
        try
        {
            return (await ConnectAsync(first, request, limit).ConfigureAwait(false), first);
        }
        catch (ConnectFailedException problem) when (other is not null)
        {
            return (await ConnectToOtherAsync(other, problem, request, limit).ConfigureAwait(false), other);
        }
    }

    private async ValueTask<Stream> ConnectToOtherAsync(AgentAddress other, ConnectFailedException first, CancellationToken request,
        CancellationToken limit)
    {
        try
        {
            return await ConnectAsync(other, request, limit).ConfigureAwait(false);
        }
        catch (ConnectFailedException second)
        {
            throw new ConnectFailedException(first.Address, $"{first.Message} {second.Message}", second);
        }
    }

    private async ValueTask<Stream> ConnectAsync(AgentAddress address, CancellationToken request, CancellationToken limit)
    {
        bool isPipe = address.Transport == AgentTransport.NamedPipe;
        TimeSpan patience = isPipe && rules.PipeTimeout is { } shorter && shorter < timeout ? shorter : timeout;
        using var timer = new CancellationTokenSource(patience, time);
        using var ending = CancellationTokenSource.CreateLinkedTokenSource(limit, timer.Token);
        try
        {
            return isPipe
                ? await AgentStreams.OpenPipeAsync(address, patience, ending.Token).ConfigureAwait(false)
                : await AgentStreams.OpenSocketAsync(address, ending.Token).ConfigureAwait(false);
        }
        catch (Exception problem) when (IsFailure(problem) && !request.IsCancellationRequested)
        {
            string reason = problem is OperationCanceledException or TimeoutException
                ? $"no connection within {patience.TotalMilliseconds:0} ms."
                : problem.Message.TrimEnd('.') + ".";
            throw new ConnectFailedException(address, $"{address}: {reason}", problem);
        }
    }

    // Paths that are too long for a socket are arguments out of range.
    private static bool IsFailure(Exception problem)
        => problem is System.Net.Sockets.SocketException or IOException or TimeoutException or OperationCanceledException
            or UnauthorizedAccessException or ArgumentException or NotSupportedException;
}

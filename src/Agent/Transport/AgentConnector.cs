namespace SpanPack;

/// <summary>Connects to the agent, by the rules.</summary>
internal sealed class AgentConnector(AgentAddressRules rules, TimeSpan timeout, TimeProvider time)
{
    /// <summary>Connects to the address of the moment, and to the other one when that fails.</summary>
    /// <exception cref="ConnectFailedException">Nobody listens, or not in time.</exception>
    internal async ValueTask<(Stream Stream, AgentAddress Address)> ConnectAsync(CancellationToken cancellation)
    {
        AgentAddress first = rules.Choose(out AgentAddress? other);
        try
        {
            return (await ConnectAsync(first, cancellation).ConfigureAwait(false), first);
        }
        catch (ConnectFailedException problem) when (other is not null)
        {
            return (await ConnectToOtherAsync(other, problem, cancellation).ConfigureAwait(false), other);
        }
    }

    private async ValueTask<Stream> ConnectToOtherAsync(AgentAddress other, ConnectFailedException first, CancellationToken cancellation)
    {
        try
        {
            return await ConnectAsync(other, cancellation).ConfigureAwait(false);
        }
        catch (ConnectFailedException second)
        {
            throw new ConnectFailedException(first.Address, $"{first.Message} {second.Message}", second);
        }
    }

    private async ValueTask<Stream> ConnectAsync(AgentAddress address, CancellationToken cancellation)
    {
        bool isPipe = address.Transport == AgentTransport.NamedPipe;
        TimeSpan limit = isPipe && rules.PipeTimeout is { } shorter && shorter < timeout ? shorter : timeout;
        using var timer = new CancellationTokenSource(limit, time);
        using var ending = CancellationTokenSource.CreateLinkedTokenSource(cancellation, timer.Token);
        try
        {
            return isPipe
                ? await AgentStreams.OpenPipeAsync(address, limit, ending.Token).ConfigureAwait(false)
                : await AgentStreams.OpenSocketAsync(address, ending.Token).ConfigureAwait(false);
        }
        catch (Exception problem) when (IsFailure(problem) && !cancellation.IsCancellationRequested)
        {
            string reason = problem is OperationCanceledException or TimeoutException ? $"no connection within {limit.TotalMilliseconds:0} ms." : problem.Message.TrimEnd('.') + ".";
            throw new ConnectFailedException(address, $"{address}: {reason}", problem);
        }
    }

    // Paths that are too long for a socket are arguments out of range.
    private static bool IsFailure(Exception problem)
        => problem is System.Net.Sockets.SocketException or IOException or TimeoutException or OperationCanceledException
            or UnauthorizedAccessException or ArgumentException or NotSupportedException;
}

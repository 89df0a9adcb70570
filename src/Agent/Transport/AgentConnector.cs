namespace SpanPack;

/// <summary>Connects to the agent by the rules.</summary>
internal sealed class AgentConnector(AgentAddressRules rules, TimeSpan timeout, TimeProvider time)
{
    private const string RequestIsOver = "no connection within the time of the request";

    /// <summary>Connects to the selected address, and to the other one when that fails.</summary>
    /// <param name="request">Cancelled when the request is cancelled, or its time is over.</param>
    /// <exception cref="ConnectFailedException">No listener, none in time, or no encryption; the request may be cancelled.</exception>
    internal async ValueTask<(Stream Stream, AgentAddress Address)> ConnectAsync(CancellationToken request)
    {
        // Both addresses may be tried, then TLS may be agreed on.
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(request);
        limit.CancelAfter(3 * timeout);
        AgentAddress first = rules.Choose(out AgentAddress? other);
        try
        {
            Stream stream = await ConnectAsync(first, request, limit.Token).ConfigureAwait(false);
            return (first.IsEncrypted ? await EncryptAsync(stream, first, request, limit.Token).ConfigureAwait(false) : stream, first);
        }
        catch (ConnectFailedException problem) when (other is not null && !request.IsCancellationRequested)
        {
            return (await ConnectToOtherAsync(other, problem, request, limit.Token).ConfigureAwait(false), other);
        }
    }

    private static async ValueTask<Stream> EncryptAsync(Stream stream, AgentAddress address, CancellationToken request,
        CancellationToken limit)
    {
        try
        {
            return await AgentTls.BeginAsync(stream, address, limit).ConfigureAwait(false);
        }
        catch (Exception problem)
        {
            await stream.DisposeAsync().ConfigureAwait(false);
            string reason = request.IsCancellationRequested ? RequestIsOver : (problem.InnerException ?? problem).Message.TrimEnd('.');
            throw new ConnectFailedException(address, $"{address}: {reason}.", problem);
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
        catch (Exception problem) when (IsFailure(problem))
        {
            string reason = request.IsCancellationRequested
                ? RequestIsOver
                : problem is OperationCanceledException or TimeoutException
                ? $"no connection within {patience.TotalMilliseconds:0} ms"
                : problem.Message.TrimEnd('.');
            throw new ConnectFailedException(address, $"{address}: {reason}.", problem);
        }
    }

    // Paths that are too long for a socket are arguments out of range.
    private static bool IsFailure(Exception problem)
        => problem is System.Net.Sockets.SocketException or IOException or TimeoutException or OperationCanceledException
            or UnauthorizedAccessException or ArgumentException or NotSupportedException;
}

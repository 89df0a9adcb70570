using System.Globalization;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>One request and its answer, on one connection; or on a second one, if the first was closed while idle.</summary>
internal sealed class AgentExchange(AgentRequest request, JsonPost? json, AgentConnectionPool pool) : IDisposable
{
    private AgentConnection? _connection;
    private RequestBody? _body;

    /// <exception cref="IOException">There is no complete answer.</exception>
    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    internal async ValueTask<AgentResponse> RunAsync(CancellationToken cancellation)
    {
        _connection = pool.Rent(request.OnNewConnection);
        try
        {
            return await SendAsync(_connection, cancellation).ConfigureAwait(false);
        }
        catch (IOException) when (_connection.IsStale && json?.Failure is null && !cancellation.IsCancellationRequested)
        {
            _connection.Dispose();
        }

        _connection = pool.Rent(isNew: true);
        return await SendAsync(_connection, cancellation).ConfigureAwait(false);
    }

    /// <summary>Creates the exception for a timeout.</summary>
    internal AgentUnreachableException TimedOut(TimeSpan limit, Exception problem)
        => NotConnected(problem)
            ?? Create(AgentUnreachableKind.TimedOut,
                string.Create(CultureInfo.InvariantCulture, $"no answer within {limit.TotalSeconds} s."), problem);

    /// <summary>Creates the exception for a failure.</summary>
    internal AgentUnreachableException Failed(Exception problem)
    {
        if (NotConnected(problem) is { } unconnected) return unconnected;
        string reason = (problem.InnerException ?? problem).Message;
        return Create(_connection is { IsWriteBroken: true }
            ? AgentUnreachableKind.BrokenWrite
            : AgentUnreachableKind.NoAnswer, reason, problem);
    }

    // A connection that is still here had no answer: the next request gets another one.
    public void Dispose() => _connection?.Dispose();

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    private async ValueTask<AgentResponse> SendAsync(AgentConnection connection, CancellationToken cancellation)
    {
        _body = CreateBody();
        AgentResponse response = await connection.SendAsync(request, _body, json, cancellation).ConfigureAwait(false);
        _connection = null;
        pool.Return(connection);
        return response;
    }

    private RequestBody? CreateBody()
    {
        if (json is not null) return json.Whole is { } bytes ? new BlocksBody(bytes) : new PushedBody(json);
        return request.Body.Length > 0 || request.ContentType is not null ? new BlocksBody(request.Body) : null;
    }

    // Null where there was a connection.
    private AgentUnreachableException? NotConnected(Exception problem)
        => _connection?.ConnectFailure is { } failure
            ? new AgentUnreachableException(AgentUnreachableKind.NotConnected, failure.Message, problem) { Address = failure.Address }
            : null;

    private AgentUnreachableException Create(AgentUnreachableKind kind, string reason, Exception problem)
        => new(kind, $"{_connection?.Address?.ToString() ?? "The agent"}: {reason}", problem)
        {
            Address = _connection?.Address,
            BodyBytesSent = _body?.SentBytes
            ?? 0, AnswerStatus = _connection?.AnswerStatus
        };
}

using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>A connection for one request at a time. It connects with the first one.</summary>
internal sealed class AgentConnection(AgentConnector connector, RequestHeads heads) : IDisposable
{
    private readonly HeadBuffer _head = new();
    private ConnectionStream? _stream;
    private HttpInput? _input;
    private long _idleSince;
    private bool _isComplete;

    /// <summary>Gets the reason why the request has no connection; null when it has one.</summary>
    internal ConnectFailedException? ConnectFailure { get; private set; }

    /// <summary>Gets the address of the last connection; null when there was none.</summary>
    internal AgentAddress? Address => _stream?.Address;

    /// <summary>Gets whether a part of the request was not written.</summary>
    internal bool IsWriteBroken => _stream is { IsWriteBroken: true };

    /// <summary>Gets the status of the answer; null when none came.</summary>
    internal int? AnswerStatus => _stream?.AnswerStatus;

    /// <summary>Gets whether the request failed because the reused connection had been closed: no part of an answer came.</summary>
    internal bool IsStale => ConnectFailure is null && _stream is { IsReused: true, HasAnswer: false };

    /// <summary>Gets whether the last request was written and answered as a whole, and the agent keeps the connection.</summary>
    internal bool IsReusable => _isComplete && !IsWriteBroken;

    /// <summary>Gets whether the agent has probably closed the idle connection.</summary>
    internal bool IsExpired
        => Environment.TickCount64 - _idleSince > AgentClientOptions.IdleTimeout.TotalMilliseconds || _stream is not { IsQuiet: true };

    /// <summary>Sends a request and reads the answer.</summary>
    internal ValueTask<AgentResponse> SendAsync(AgentRequest request, RequestBody? body, JsonPost? json, CancellationToken cancellation)
    {
        // What waits for the agent must not hold what the caller's context holds.
        using (ExecutionContext.SuppressFlow()) return RunAsync(request, body, json, cancellation);
    }

    public void Dispose()
    {
        _stream?.Dispose();
        _input?.Dispose();
    }

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    private async ValueTask<AgentResponse> RunAsync(AgentRequest request, RequestBody? body, JsonPost? json,
        CancellationToken cancellation)
    {
        _isComplete = false;
        if (_stream is null) await ConnectAsync(cancellation).ConfigureAwait(false);
        _stream!.BeginRequest();
        // Reading and writing end with the stream, whatever it is.
        CancellationTokenRegistration ending = cancellation.UnsafeRegister(static stream => ((Stream)stream!).Dispose(), _stream);
        try
        {
            heads.Write(_head, request, body, json is null ? request.ContentType : request.ContentType ?? "application/json",
                json is { IsCompressed: true });
            AgentResponse response = await ExchangeAsync(request, body, cancellation).ConfigureAwait(false);
            _idleSince = Environment.TickCount64;
            return response;
        }
        catch (Exception problem) when (cancellation.IsCancellationRequested)
        {
            throw new OperationCanceledException(problem.Message, problem, cancellation);
        }
        finally
        {
            if (!ending.Unregister()) _isComplete &= !cancellation.IsCancellationRequested;
        }
    }

    private async ValueTask ConnectAsync(CancellationToken cancellation)
    {
        ConnectFailure = null;
        try
        {
            (Stream stream, AgentAddress address) = await connector.ConnectAsync(cancellation).ConfigureAwait(false);
            _stream = new ConnectionStream(stream, address);
            _input = new HttpInput(_stream);
        }
        catch (ConnectFailedException problem)
        {
            ConnectFailure = problem;
            throw;
        }
    }

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    private async ValueTask<AgentResponse> ExchangeAsync(AgentRequest request, RequestBody? body, CancellationToken cancellation)
    {
        AnswerHead? answer = null;
        bool isWhole = true;
        if (request.ExpectContinue && body is not null)
        {
            await _stream!.WriteAsync(_head.Written, CancellationToken.None).ConfigureAwait(false);
            _head.Clear();
            if (await _input!.FillEarlyAsync(AgentClientOptions.ContinueTimeout).ConfigureAwait(false))
                answer = await AnswerReader.ReadHeadAsync(_input).ConfigureAwait(false);
            isWhole = answer is not { IsInterim: false };
        }

        if (isWhole) await WriteAsync(body, cancellation).ConfigureAwait(false);
        while (answer is null or { IsInterim: true }) answer = await AnswerReader.ReadHeadAsync(_input!).ConfigureAwait(false);
        var content = new HttpBody(_input!, answer.FramingFor(request.Method.Method));
        AgentResponse response = await AnswerReader.ReadBodyAsync(answer, content, request.MaxAnswerBytes).ConfigureAwait(false);
        _isComplete = isWhole && answer.KeepsConnection && !response.IsCut && !content.EndsConnection && !_input!.HasBytes;
        return response;
    }

    private ValueTask WriteAsync(RequestBody? body, CancellationToken cancellation)
        => body is null ? _stream!.WriteAsync(_head.Written, CancellationToken.None) : body.WriteAsync(_head, _stream!, cancellation);
}

using System.Diagnostics;
using System.Runtime.ExceptionServices;

namespace SpanPack;

/// <summary>Sends requests to an agent, over TCP, a Unix socket or a Windows named pipe, and keeps connections between them.</summary>
/// <remarks>
/// All members may be used by any thread. No activity is started, no metric of HTTP is counted, no proxy is asked, no redirect is followed. Nothing of the caller's execution context
/// gets into connections. A connection that the agent closed while it was idle is replaced at once, without an exception; everything else is told, and repeating is for the caller.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial class AgentClient : IDisposable
{
    private readonly AgentAddressRules _rules;
    private readonly TimeSpan _timeout;
    private readonly TimeProvider _time;
    private readonly AgentConnectionPool _pool;
    private readonly RequestMessages _messages;
    private RequestLimit? _spareLimit; // for the next request

    /// <summary>Makes a client. Nothing is connected before the first request.</summary>
    /// <param name="options">The agent and the time limits; null for the address that environment variables say, 2 s and 10 s.</param>
    public AgentClient(AgentClientOptions? options = null)
    {
        options ??= new AgentClientOptions();
        _rules = options.AddressRules ?? AgentAddressRules.FromEnvironment();
        _timeout = options.RequestTimeout;
        _time = options.Time;
        _pool = new AgentConnectionPool(new AgentConnector(_rules, options.ConnectTimeout, _time), options);
        _messages = new RequestMessages(_rules.BaseUrl, options.Headers?.ToPairs() ?? []);
    }

    /// <summary>Makes a client whose requests say what a process is.</summary>
    internal static AgentClient For(ProcessDescription process, AgentClientOptions? options) => new((options ?? new AgentClientOptions()).With(ClientHeaders.Of(process)));

    /// <summary>Gets the rules that say where connections lead.</summary>
    public AgentAddressRules AddressRules => _rules;

    /// <summary>Sends a request and reads the answer, whatever its status, for <see cref="AgentClientOptions.RequestTimeout"/> (10 s) at most.</summary>
    /// <param name="request">The request. The memory of its body is not read any more when this has ended.</param>
    /// <param name="cancellationToken">Gives up. The agent may have the request nevertheless.</param>
    /// <returns>The answer; also one that came while the body was still being written.</returns>
    /// <exception cref="AgentUnreachableException">There is no whole answer, or none in time.</exception>
    /// <exception cref="OperationCanceledException"><paramref name="cancellationToken"/> was cancelled.</exception>
    /// <exception cref="ObjectDisposedException">The client was disposed of.</exception>
    public ValueTask<AgentResponse> SendAsync(AgentRequest request, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(request);
        return RunAsync(request, null, cancellationToken);
    }

    /// <summary>Closes the connections that are idle. Requests under way go on to their end; new ones are refused.</summary>
    public void Dispose()
    {
        _pool.Dispose();
        Interlocked.Exchange(ref _spareLimit, null)?.Dispose();
    }

    /// <summary>Says where requests go; for a person, not for parsing.</summary>
    /// <returns>The address, or the rules that say it.</returns>
    public override string ToString() => _rules.ToString();

    private async ValueTask<AgentResponse> RunAsync(AgentRequest request, JsonPost? json, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        json?.Prepare();
        using JsonPost? held = json;
        RequestLimit? limit = Interlocked.Exchange(ref _spareLimit, null) ?? new RequestLimit(_time);
        limit.Begin(_timeout, cancellation);
        using var exchange = new AgentExchange(request, json, _pool, _messages);
        try
        {
            AgentResponse response = await exchange.RunAsync(limit.Token).ConfigureAwait(false);
            if (limit.TryEnd()) (_spareLimit, limit) = (limit, null);
            return response;
        }
        catch (Exception) when (json?.Failure is { } failure)
        {
            ExceptionDispatchInfo.Throw(failure);
            throw;
        }
        catch (Exception problem) when (problem is HttpRequestException or IOException or OperationCanceledException)
        {
            cancellation.ThrowIfCancellationRequested();
            throw limit!.Token.IsCancellationRequested ? exchange.TimedOut(_timeout, problem) : exchange.Failed(problem);
        }
        finally
        {
            limit?.Dispose();
        }
    }
}

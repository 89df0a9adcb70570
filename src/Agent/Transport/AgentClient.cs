using System.Diagnostics;
using System.Runtime.ExceptionServices;

namespace SpanPack;

/// <summary>Sends requests to an agent over TCP, a Unix socket or a Windows named pipe, and reuses connections.</summary>
/// <remarks>
/// All members may be used by any thread. Requests start no activity, count in no HTTP metric, use no proxy and follow no redirect.
/// Connections do not capture the execution context of callers. A connection that the agent closed while idle is replaced at once, without
/// an exception; other failures are thrown, and the caller decides about retries.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial class AgentClient : IDisposable
{
    private readonly AgentAddressRules _rules;
    private readonly TimeSpan _timeout;
    private readonly TimeProvider _time;
    private readonly AgentConnectionPool _pool;
    private RequestLimit? _spareLimit; // for the next request

    /// <summary>Creates a client. It connects with the first request.</summary>
    /// <param name="options">The agent and the timeouts; null for the address of environment variables, 2 s and 10 s.</param>
    public AgentClient(AgentClientOptions? options = null)
    {
        options ??= new AgentClientOptions();
        _rules = options.AddressRules ?? AgentAddressRules.FromEnvironment();
        _timeout = options.RequestTimeout;
        _time = options.Time;
        var heads = new RequestHeads(_rules.BaseUrl, options.Headers?.ToPairs() ?? []);
        _pool = new AgentConnectionPool(new AgentConnector(_rules, options.ConnectTimeout, _time), heads);
    }

    /// <summary>Creates a client whose requests describe a process.</summary>
    internal static AgentClient For(ProcessDescription process, AgentClientOptions? options)
        => new((options ?? new AgentClientOptions()).With(ClientHeaders.Of(process)));

    /// <summary>Gets the rules that select addresses.</summary>
    public AgentAddressRules AddressRules => _rules;

    /// <summary>
    /// Sends a request and reads the answer of any status, for at most <see cref="AgentClientOptions.RequestTimeout"/> (10 s).
    /// </summary>
    /// <param name="request">The request. The memory of its body is not read after the call has ended.</param>
    /// <param name="cancellationToken">Cancels the request. The agent may receive it nevertheless.</param>
    /// <returns>The answer, even if it came before the whole body was written.</returns>
    /// <exception cref="AgentUnreachableException">There is no complete answer in time.</exception>
    /// <exception cref="OperationCanceledException"><paramref name="cancellationToken"/> was cancelled.</exception>
    /// <exception cref="ObjectDisposedException">The client was disposed of.</exception>
    public ValueTask<AgentResponse> SendAsync(AgentRequest request, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(request);
        return RunAsync(request, null, cancellationToken);
    }

    /// <summary>Closes idle connections. Running requests complete; new ones are refused.</summary>
    public void Dispose()
    {
        _pool.Dispose();
        Interlocked.Exchange(ref _spareLimit, null)?.Dispose();
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The address, or the rules that select it.</returns>
    public override string ToString() => _rules.ToString();

    private async ValueTask<AgentResponse> RunAsync(AgentRequest request, JsonPost? json, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        json?.Prepare();
        using JsonPost? held = json;
        RequestLimit? limit = Interlocked.Exchange(ref _spareLimit, null) ?? new RequestLimit(_time);
        limit.Begin(_timeout, cancellation);
        using var exchange = new AgentExchange(request, json, _pool);
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
        catch (Exception problem) when (problem is IOException or OperationCanceledException)
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

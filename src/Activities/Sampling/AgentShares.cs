using System.Collections.Concurrent;
using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The agent's sampling rates by service, computed once per service: repeated look-ups create no string. Safe for any number of threads.
/// </summary>
/// <param name="rates">The rates of the agent.</param>
/// <param name="environment">The environment in the agent's form.</param>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class AgentShares(AgentSamplingRates rates, string environment)
{
    private const int MaxServices = 1_024;

    private readonly ConcurrentDictionary<string, TraceIdShare?> _shares = new(StringComparer.Ordinal);
    private int _count;
    private Known? _first; // nearly all traces of a process have one service, and its text is one object

    internal AgentSamplingRates Rates => rates;

    public override string ToString() => $"{rates}, {_shares.Count} services";

    /// <summary>Returns the share of a service; null when the agent has no applicable rate.</summary>
    internal TraceIdShare? Of(string service)
    {
        Known? first = Volatile.Read(ref _first);
        if (first is not null && ReferenceEquals(first.Service, service)) return first.Share;
        TraceIdShare? share = _shares.TryGetValue(service, out TraceIdShare? found) ? found : Add(service);
        if (first is null) Volatile.Write(ref _first, new Known(service, share));
        return share;
    }

    private TraceIdShare? Add(string service)
    {
        string name = ServiceForm.Of(service);
        TraceIdShare? share = rates.TryGetRate(name, environment, out double rate) ? new TraceIdShare(rate) : null;

        // A program that makes up services begins again now and then.
        if (Interlocked.Increment(ref _count) > MaxServices)
        {
            _shares.Clear();
            Volatile.Write(ref _count, 1);
        }

        _shares.TryAdd(service, share);
        return share;
    }

    private sealed record Known(string Service, TraceIdShare? Share);
}

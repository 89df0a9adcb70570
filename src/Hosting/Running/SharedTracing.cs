using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The writer and the collector of the process. Traced hosts that run at the same time share them; the last one to stop ends them.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{_hosts} hosts, {Settings}")]
internal sealed class SharedTracing
{
    private static readonly object s_gate = new();
    private static SharedTracing? s_running;

    private readonly List<IDisposable> _observers = []; // of sources of the process, which two hosts would observe twice
    private int _hosts = 1;

    private SharedTracing(TracingSettings settings, AgentWriter writer, RemoteTracing remote, ActivityTraceCollector collector)
    {
        (Settings, Writer, Remote, Collector) = (settings, writer, remote, collector);
        remote.Attach(collector.Use); // until both end
        if (HttpClientObserver.IsNeeded) _observers.Add(HttpClientObserver.Begin());
        _observers.Add(SqlClientObserver.Begin());
        _observers.Add(EntityFrameworkObserver.Begin());
    }

    /// <summary>Gets the settings of the first host.</summary>
    internal TracingSettings Settings { get; }

    internal AgentWriter Writer { get; }

    /// <summary>Gets the collector. Each host's services get a handle that can be disposed separately.</summary>
    internal ActivityTraceCollector Collector { get; }

    /// <summary>Gets the component that applies remote configurations.</summary>
    internal RemoteTracing Remote { get; }

    /// <summary>Adds a host to the traced ones; the first one starts tracing.</summary>
    /// <param name="settings">The settings of the host.</param>
    /// <param name="makeWriter">Creates the writer for the first host.</param>
    /// <param name="makeRemote">Creates the component that applies remote configurations.</param>
    /// <param name="makeCollector">Creates the collector for the first host.</param>
    /// <param name="isFirst">Whether the host is the first.</param>
    /// <exception cref="ArgumentException">An option is out of its range. Tracing is not started then.</exception>
    internal static SharedTracing Join(TracingSettings settings, Func<AgentWriter> makeWriter, Func<AgentWriter, RemoteTracing> makeRemote,
        Func<AgentWriter, ActivityTraceCollector> makeCollector, out bool isFirst)
    {
        lock (s_gate)
        {
            isFirst = s_running is null;
            if (s_running is { } running) running._hosts++;
            else s_running = Begin(settings, makeWriter(), makeRemote, makeCollector);
            return s_running;
        }
    }

    /// <summary>Restores the propagator that was registered before a host started, unless another host runs.</summary>
    internal static void ReleasePropagator()
    {
        lock (s_gate)
        {
            if (s_running is null) DelegatingPropagator.Instance.Release();
        }
    }

    /// <summary>
    /// Removes a host. The last host stops listening; its caller then owns the collector, whose metrics may be read, and the writer, which
    /// may have payloads to send.
    /// </summary>
    /// <returns>Whether the host is the last.</returns>
    internal bool Leave()
    {
        lock (s_gate)
        {
            if (--_hosts > 0) return false;
            foreach (IDisposable observer in _observers) observer.Dispose();
            Remote.Dispose();
            Collector.Stop(); // before another host may begin: two would collect everything twice
            DelegatingPropagator.Instance.Release();
            s_running = null;
            return true;
        }
    }

    private static SharedTracing Begin(TracingSettings settings, AgentWriter writer, Func<AgentWriter, RemoteTracing> makeRemote,
        Func<AgentWriter, ActivityTraceCollector> makeCollector)
    {
        RemoteTracing? remote = null;
        try
        {
            remote = makeRemote(writer);
            return new SharedTracing(settings, writer, remote, makeCollector(writer));
        }
        catch
        {
            remote?.Dispose();
            writer.Dispose();
            throw;
        }
    }
}

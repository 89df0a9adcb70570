using System.Diagnostics;

namespace SpanPack;

/// <summary>The writer and the collector of the process. Traced hosts that run at the same time share them; the last one that stops ends them.</summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{_hosts} hosts, {Settings}")]
internal sealed class SharedTracing
{
    private static readonly object s_gate = new();
    private static SharedTracing? s_running;

    private int _hosts = 1;

    private SharedTracing(TracingSettings settings, AgentWriter writer, RemoteTracing remote, ActivityTraceCollector collector)
    {
        (Settings, Writer, Remote, Collector) = (settings, writer, remote, collector);
        remote.Attach(collector.Use); // until both end
    }

    /// <summary>Gets the settings of the host that began it.</summary>
    internal TracingSettings Settings { get; }

    internal AgentWriter Writer { get; }

    /// <summary>Gets the collector. Services of hosts, which are disposed of one by one, get a share of it.</summary>
    internal ActivityTraceCollector Collector { get; }

    /// <summary>Gets what applies remote configurations.</summary>
    internal RemoteTracing Remote { get; }

    /// <summary>Joins the hosts that are traced, or begins as the first.</summary>
    /// <param name="settings">Those of the host that begins.</param>
    /// <param name="makeWriter">Makes the writer of the first.</param>
    /// <param name="makeRemote">Makes what applies remote configurations.</param>
    /// <param name="makeCollector">Makes its collector.</param>
    /// <param name="isFirst">Whether the host is the first.</param>
    /// <exception cref="ArgumentException">An option is out of its range. Nothing has begun then.</exception>
    internal static SharedTracing Join(TracingSettings settings, Func<AgentWriter> makeWriter, Func<AgentWriter, RemoteTracing> makeRemote, Func<AgentWriter, ActivityTraceCollector> makeCollector, out bool isFirst)
    {
        lock (s_gate)
        {
            isFirst = s_running is null;
            if (s_running is { } running) running._hosts++;
            else s_running = Begin(settings, makeWriter(), makeRemote, makeCollector);
            return s_running;
        }
    }

    /// <summary>Gives the propagator back that was registered before a host started, unless another host runs.</summary>
    internal static void ReleasePropagator()
    {
        lock (s_gate)
        {
            if (s_running is null) DelegatingPropagator.Instance.Release();
        }
    }

    /// <summary>Leaves the others. With the last host listening ends; the collector, whose metrics may be read, and the writer, which may have something to send, are the caller's then.</summary>
    /// <returns>Whether the host is the last.</returns>
    internal bool Leave()
    {
        lock (s_gate)
        {
            if (--_hosts > 0) return false;
            Remote.Dispose();
            Collector.Stop(); // before another host may begin: two would collect everything twice
            DelegatingPropagator.Instance.Release();
            s_running = null;
            return true;
        }
    }

    private static SharedTracing Begin(TracingSettings settings, AgentWriter writer, Func<AgentWriter, RemoteTracing> makeRemote, Func<AgentWriter, ActivityTraceCollector> makeCollector)
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

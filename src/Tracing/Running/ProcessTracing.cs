using System.Diagnostics;
using SpanPack.Tracing.Configuration;

namespace SpanPack.Tracing;

/// <summary>
/// The collector of <c>Tracer.Instance</c>: that of a traced host while one runs, else that of a disabled host, else one that is created at
/// the first use.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{_current}")]
internal sealed class ProcessTracing
{
    private readonly object _gate = new();
    private readonly List<TracerCore> _hosts = [];
    private readonly List<Func<ActivityTraceCollector>> _disabled = []; // hosts; their collectors are created when they are used
    private TracerSettings? _settings; // of Configure; null for default sources
    private TracerCore? _own;
    private TracerCore? _current;

    internal static ProcessTracing Instance { get; } = new();

    /// <summary>Gets the core that new spans use.</summary>
    internal TracerCore Current => Volatile.Read(ref _current) ?? Make();

    /// <summary>Gets the core if it exists; null before the first use.</summary>
    internal TracerCore? Known => Volatile.Read(ref _current);

    /// <summary>Replaces the settings. While a host runs they wait for its end.</summary>
    /// <exception cref="ArgumentException">An option is out of its range. The previous settings stay.</exception>
    internal void Configure(TracerSettings? settings)
    {
        settings ??= TracerSettings.FromDefaultSources();
        lock (_gate)
        {
            settings.Check();
            _settings = settings;
            if (_hosts.Count > 0 || _disabled.Count > 0) return;
            Retire();
            _ = Make();
        }
    }

    /// <summary>Uses the collector of a host, until the result is disposed.</summary>
    internal IDisposable Use(ActivityTraceCollector collector)
    {
        var core = new TracerCore(collector);
        lock (_gate)
        {
            Retire();
            _hosts.Add(core);
            Volatile.Write(ref _current, core);
        }

        return new Stay(() => Leave(core));
    }

    /// <summary>Uses the collector of a host that is disabled while no other host is traced, until the result is disposed.</summary>
    /// <param name="collector">Returns the collector, which sends nothing.</param>
    internal IDisposable UseDisabled(Func<ActivityTraceCollector> collector)
    {
        lock (_gate)
        {
            Retire();
            _disabled.Add(collector);
        }

        return new Stay(() => Leave(collector));
    }

    private TracerCore Make()
    {
        lock (_gate)
        {
            if (_current is { } other) return other;
            TracerCore made = _disabled.Count > 0
                ? new TracerCore(_disabled[^1]())
                : Make(_settings ?? TracerSettings.FromDefaultSources());
            _own = made;
            Volatile.Write(ref _current, made);
            return made;
        }
    }

    private static TracerCore Make(TracerSettings settings)
    {
        var writer = new AgentWriter(settings.MakeWriterOptions());
        try
        {
            return new TracerCore(new ActivityTraceCollector(writer, settings.MakeOptions()));
        }
        catch
        {
            writer.Dispose();
            throw;
        }
    }

    // Two that listen would send activities twice. What has begun there ends there: the writer stays, and sends.
    private void Retire()
    {
        if (_own is not { } own) return;
        own.IsReplaced = true;
        own.Collector.StopListening();
        (_own, _current) = (null, null);
    }

    private void Leave(TracerCore host)
    {
        lock (_gate)
        {
            if (!_hosts.Remove(host)) return;
            host.IsReplaced = true;
            Volatile.Write(ref _current, _hosts.Count > 0 ? _hosts[^1] : null);
        }
    }

    private void Leave(Func<ActivityTraceCollector> disabled)
    {
        lock (_gate)
        {
            if (_disabled.Remove(disabled)) Retire();
        }
    }

    private sealed class Stay(Action leave) : IDisposable
    {
        public void Dispose() => leave();
    }
}

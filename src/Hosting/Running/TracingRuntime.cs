using System.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.Extensions.Options;
using SpanPack.Tracing;

namespace SpanPack;

/// <summary>
/// The tracing of one host. It starts when it is created, before hosted services, servers and their handlers, and ends with the services of
/// the host.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class TracingRuntime : IAsyncDisposable, IDisposable
{
    private const string WebListener = "Microsoft.AspNetCore"; // a web host registers a listener of this name

    private readonly List<IDisposable> _parts = [];
    private readonly TracingSettings _settings;
    private readonly TraceScopeProvider _scopes;
    private readonly Lazy<ActivityTraceCollector> _collector;
    private readonly ILoggerFactory _loggers;
    private readonly ServiceScope _service;
    private SharedTracing? _shared; // while the host takes part
    private ActivityTraceCollector? _ended; // to be disposed of: of the last host
    private AgentWriter? _writer; // to be disposed of: of a host that is not traced, or was the last

    public TracingRuntime(IServiceProvider services, IOptions<DatadogTracingOptions> options, TraceScopeProvider scopes,
        ILoggerFactory loggers)
    {
        _scopes = scopes;
        _settings = new TracingSettings(options.Value, services.GetService<IConfiguration>(), services.GetService<IHostEnvironment>());
        _loggers = loggers;
        _service = new ServiceScope(_settings.Process);
        _collector = new Lazy<ActivityTraceCollector>(() => Volatile.Read(ref _shared)?.Collector.Share()
            ?? MakeCollector(_writer = MakeWriter(), isEnabled: false));
        var log = new TracingLog(loggers.CreateLogger("SpanPack.Hosting"));
        foreach (string problem in _settings.Problems) log.Problem(problem);
        log.Settings(options.Value.ToString(), _settings.Traces.ToString(), _settings.Traces.PartialFlushSpans, _settings.Traces.MaxWait,
            _settings.Writer.ToString());
        if (!_settings.IsEnabled || !_settings.Traces.SetsPropagator) SharedTracing.ReleasePropagator();
        try
        {
            if (_settings.IsEnabled)
            {
                Begin(services, log);
                return;
            }

            log.Disabled();
            _parts.Add(Tracer.UseDisabled(() => Collector)); // one of its own would collect and send
        }
        catch
        {
            Dispose(); // services dispose of nothing whose constructor throws
            throw;
        }
    }

    /// <summary>Gets the collector of activities, shared by hosts that run at the same time; disabled if the host is not traced.</summary>
    internal ActivityTraceCollector Collector => _collector.Value;

    /// <summary>
    /// Ends tracing with the host, unless other hosts of the process continue, and sends the rest within the shutdown timeout of the
    /// writer. Without an agent it returns immediately.
    /// </summary>
    internal async Task StopAsync(CancellationToken cancellationToken)
    {
        if (Leave() is not { } writer) return;
        Task flush = writer.TryFlushAsync(_settings.Writer.ShutdownTimeout);
        await flush.WaitAsync(cancellationToken).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
    }

    public async ValueTask DisposeAsync()
    {
        EndParts();
        Leave();
        _ended?.Dispose();
        if (_writer is { } writer) await writer.DisposeAsync().ConfigureAwait(false);
    }

    public void Dispose()
    {
        EndParts();
        Leave();
        _ended?.Dispose();
        _writer?.Dispose();
    }

    public override string ToString() => _collector.IsValueCreated ? _collector.Value.ToString() : _settings.ToString();

    private void Begin(IServiceProvider services, TracingLog log)
    {
        ITracingPart[] parts = [.. services.GetServices<ITracingPart>()];
        var shared = SharedTracing.Join(_settings, MakeWriter, writer => MakeRemote(writer, parts.Length > 0),
            writer => MakeCollector(writer, isEnabled: true), out bool isFirst);
        Volatile.Write(ref _shared, shared);
        _ = Collector; // while it can be shared
        string names = isFirst ? "" : SettingsDifference.Find(shared.Settings, _settings);
        if (isFirst) log.Begun(_settings.Process, _settings.Writer.Client!);
        else if (names.Length == 0) log.Shared();
        else
            log.SharedByOtherSettings(shared.Settings.Process.ToString(), shared.Settings.Writer.Client!.ToString(),
                _settings.Process.ToString(), _settings.Writer.Client!.ToString(), names);

        RemoteHeaderTags headers = services.GetRequiredService<RemoteHeaderTags>();
        _parts.Add(shared.Remote.Attach(remote => Apply(remote, shared, headers)));
        _parts.Add(Tracer.Use(shared.Collector));
        if (parts.Length == 0 && services.GetService<DiagnosticListener>()?.Name == WebListener) log.NoRequests();
        foreach (ITracingPart part in parts) _parts.Add(part.Begin(shared.Collector));
    }

    private void Apply(RemoteSettings remote, SharedTracing shared, RemoteHeaderTags headers)
    {
        headers.Text = remote.HeaderTags;
        _scopes.Use((remote.InjectsLogs ?? _settings.InjectsLogs) && remote.IsEnabled != false ? _service : null, shared.Collector.Spans);
    }

    /// <summary>Leaves the shared tracing. Repeated calls have no effect.</summary>
    /// <returns>The writer, which may have payloads to send; null if the host had already left.</returns>
    private AgentWriter? Leave()
    {
        if (Interlocked.Exchange(ref _shared, null) is not { } shared) return null;
        if (shared.Leave()) (_ended, _writer) = (shared.Collector, shared.Writer);
        return shared.Writer;
    }

    private void EndParts()
    {
        foreach (IDisposable part in _parts) part.Dispose();
        _parts.Clear();
        _scopes.Use(null);
    }

    private AgentWriter MakeWriter()
        => new(_settings.Writer with { Logger = LoggerOf(_settings.Writer.Logger, _loggers, "SpanPack.Agent") });

    private RemoteTracing MakeRemote(AgentWriter writer, bool tagsHeaders)
    {
        ILogger logger = LoggerOf(_settings.RemoteConfiguration.Logger, _loggers, "SpanPack.Agent");
        return new RemoteTracing(new RemoteConfigurationClient(_settings.RemoteConfiguration with { Logger = logger }), writer,
            tagsHeaders);
    }

    private ActivityTraceCollector MakeCollector(AgentWriter writer, bool isEnabled)
    {
        ILogger logger = LoggerOf(_settings.Traces.Logger, _loggers, "SpanPack.Activities");
        return new(writer,
            _settings.Traces with { IsEnabled = isEnabled, Logger = logger, ReplacedSources = SqlClientObserver.ReplacedSources });
    }

    // What the program has set stays.
    private static ILogger LoggerOf(ILogger set, ILoggerFactory loggers, string category)
        => ReferenceEquals(set, NullLogger.Instance) ? loggers.CreateLogger(category) : set;
}

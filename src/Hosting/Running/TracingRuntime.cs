using System.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.Extensions.Options;

namespace SpanPack;

/// <summary>The tracing of one host: begins when it is made, which is before hosted services, servers and their handlers are, and ends with the services of the host.</summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class TracingRuntime : IAsyncDisposable, IDisposable
{
    private const string WebListener = "Microsoft.AspNetCore"; // a web host registers a listener of this name

    private static TracingRuntime? s_collecting;

    private readonly List<IDisposable> _parts = [];
    private readonly TracingSettings _settings;
    private readonly TraceScopeProvider _scopes;
    private readonly Lazy<ActivityTraceCollector> _collector;
    private readonly Lazy<AgentWriter> _writer;

    public TracingRuntime(IServiceProvider services, IOptions<DatadogTracingOptions> options, TraceScopeProvider scopes, ILoggerFactory loggers)
    {
        _scopes = scopes;
        _settings = new TracingSettings(options.Value, services.GetService<IConfiguration>(), services.GetService<IHostEnvironment>());
        _writer = new Lazy<AgentWriter>(() => new AgentWriter(_settings.Writer with { Logger = LoggerOf(_settings.Writer.Logger, loggers, "SpanPack.Agent") }));
        _collector = new Lazy<ActivityTraceCollector>(() => new ActivityTraceCollector(_writer.Value, TracesOf(loggers)));
        var log = new TracingLog(loggers.CreateLogger("SpanPack.Hosting"));
        foreach (string problem in _settings.Problems) log.Problem(problem);
        log.Settings(options.Value.ToString(), _settings.Traces.ToString(), _settings.Traces.PartialFlushSpans, _settings.Traces.MaxWait, _settings.Writer.ToString());
        if (_settings.IsEnabled) Begin(services, log);
        else log.Disabled();
    }

    /// <summary>Gets what collects activities; one that does not, when it is disabled or another host of the process does.</summary>
    internal ActivityTraceCollector Collector => _collector.Value;

    private bool IsCollecting => ReferenceEquals(Volatile.Read(ref s_collecting), this);

    /// <summary>Sends all that has ended, for as long as a writer may take at its end. Where no agent is, nothing is waited for.</summary>
    internal async Task FlushAsync(CancellationToken cancellationToken)
    {
        if (!IsCollecting) return;
        Task flush = _writer.Value.TryFlushAsync(_settings.Writer.ShutdownTimeout);
        await flush.WaitAsync(cancellationToken).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
    }

    public async ValueTask DisposeAsync()
    {
        EndParts();
        if (_collector.IsValueCreated) await _collector.Value.DisposeAsync().ConfigureAwait(false);
        if (_writer.IsValueCreated) await _writer.Value.DisposeAsync().ConfigureAwait(false);
        Interlocked.CompareExchange(ref s_collecting, null, this);
    }

    public void Dispose()
    {
        EndParts();
        if (_collector.IsValueCreated) _collector.Value.Dispose();
        if (_writer.IsValueCreated) _writer.Value.Dispose();
        Interlocked.CompareExchange(ref s_collecting, null, this);
    }

    public override string ToString() => _collector.IsValueCreated ? _collector.Value.ToString() : _settings.ToString();

    private void Begin(IServiceProvider services, TracingLog log)
    {
        if (Interlocked.CompareExchange(ref s_collecting, this, null) is null)
        {
            BeginCollecting();
            log.Begun(_settings.Process.ToString(), _settings.Writer.Client!.ToString());
        }
        else
        {
            log.OtherHost();
        }

        if (_settings.InjectsLogs) _scopes.Use(new ServiceScope(_settings.Process));
        if (HttpClientCompletion.IsNeeded) _parts.Add(HttpClientCompletion.Begin());
        ITracingPart[] parts = [.. services.GetServices<ITracingPart>()];
        if (parts.Length == 0 && services.GetService<DiagnosticListener>()?.Name == WebListener) log.NoRequests();
        foreach (ITracingPart part in parts) _parts.Add(part.Begin());
    }

    // With options that are out of range there is no collector, and the place is free for another host.
    private void BeginCollecting()
    {
        try
        {
            _ = Collector;
        }
        catch
        {
            if (_writer.IsValueCreated) _writer.Value.Dispose();
            Interlocked.CompareExchange(ref s_collecting, null, this);
            throw;
        }
    }

    private void EndParts()
    {
        _scopes.Use(null);
        foreach (IDisposable part in _parts) part.Dispose();
        _parts.Clear();
    }

    private ActivityTraceOptions TracesOf(ILoggerFactory loggers) => _settings.Traces with
    {
        IsEnabled = IsCollecting,
        Logger = LoggerOf(_settings.Traces.Logger, loggers, "SpanPack.Activities"),
    };

    // What the program has set stays.
    private static ILogger LoggerOf(ILogger set, ILoggerFactory loggers, string category) => ReferenceEquals(set, NullLogger.Instance) ? loggers.CreateLogger(category) : set;
}

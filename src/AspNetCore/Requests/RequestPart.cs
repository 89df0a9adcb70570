using System.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace SpanPack;

/// <summary>Completes the activities of requests of one host for as long as it is traced.</summary>
/// <remarks>
/// Safe for any number of threads. It listens to the diagnostic source of this host; each host of the process has a separate one.
/// </remarks>
[DebuggerDisplay("{_listener}")]
internal sealed class RequestPart(ILoggerFactory loggers, RemoteHeaderTags remote, IOptions<DatadogTracingOptions> options,
    DiagnosticListener? listener = null, IConfiguration? configuration = null)
    : ITracingPart
{
    private const string Headers = "DD_TRACE_HEADER_TAGS";
    private const string Pattern = "DD_TRACE_OBFUSCATION_QUERY_STRING_REGEXP";

    private readonly AspNetCoreLog _log = new(loggers.CreateLogger("SpanPack.AspNetCore"));
    private readonly DiagnosticListener? _listener = listener;
    private readonly SpanNaming _naming = options.Value.Naming;
    private readonly Func<string, string?> _read = HostVariables.Reader(configuration, options.Value.Traces.ReadVariable);

    public IDisposable Begin(ActivityTraceCollector collector)
    {
        bool hasClient = new Variables(_read).IsTrue(ClientAddress.Enabled);
        var tags = new RequestTags(MakeRedaction(), hasClient ? new ClientAddress(_read(ClientAddress.Header)) : null,
            _naming);
        var headers = new HeaderTagSource(_read(Headers), remote);
        ActivityTraceCollector? taker = collector.ListensTo(RequestObserver.Source) ? collector : null;
        return _listener?.Subscribe(new RequestObserver(tags, headers, _log, taker), RequestObserver.IsWanted) ?? Nothing.Instance;
    }

    // An empty one is a value, too: everything is shown.
    private QueryRedaction MakeRedaction()
    {
        try
        {
            return new QueryRedaction(_read(Pattern));
        }
        catch (ArgumentException e)
        {
            _log.BadPattern(e.Message);
            return new QueryRedaction(null);
        }
    }

    /// <summary>The subscription of a host without a server.</summary>
    private sealed class Nothing : IDisposable
    {
        internal static readonly Nothing Instance = new();

        public void Dispose()
        {
        }
    }
}

using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;

namespace SpanPack;

/// <summary>
/// The framework's own scopes. A logger factory makes them, with the ids that <see cref="LoggerFactoryOptions.ActivityTrackingOptions"/> asks for, unless it is given others; the type is internal, so
/// a factory is made only to hand them out.
/// </summary>
internal static class FrameworkScopes
{
    internal static IExternalScopeProvider Create(ActivityTrackingOptions tracking)
    {
        using var taker = new Taker();
        using ILoggerFactory factory = LoggerFactory.Create(logging => logging.AddProvider(taker).Configure(options => options.ActivityTrackingOptions = tracking));
        return taker.Scopes ?? new LoggerExternalScopeProvider();
    }

    private sealed class Taker : ILoggerProvider, ISupportExternalScope
    {
        internal IExternalScopeProvider? Scopes { get; private set; }

        public ILogger CreateLogger(string categoryName) => NullLogger.Instance;

        public void SetScopeProvider(IExternalScopeProvider scopeProvider) => Scopes = scopeProvider;

        public void Dispose()
        {
        }
    }
}

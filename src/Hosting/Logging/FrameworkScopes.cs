using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;

namespace SpanPack;

/// <summary>
/// The scopes of the framework. A logger factory creates them, with the ids that <see cref="LoggerFactoryOptions.ActivityTrackingOptions"/>
/// selects, unless it gets others. The type is internal, so a factory is created only to obtain them.
/// </summary>
internal static class FrameworkScopes
{
    internal static IExternalScopeProvider Create(ActivityTrackingOptions tracking)
    {
        using var taker = new Taker();
        using ILoggerFactory factory =
            LoggerFactory.Create(logging => logging.AddProvider(taker).Configure(options => options.ActivityTrackingOptions = tracking));
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

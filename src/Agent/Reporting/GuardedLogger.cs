using Microsoft.Extensions.Logging;

namespace SpanPack;

/// <summary>A logger of the program whose exceptions are ignored: a lost message must not end a loop or a request.</summary>
/// <remarks>Safe for use by any number of threads, as far as the logger is.</remarks>
internal sealed class GuardedLogger(ILogger logger) : ILogger
{
    public IDisposable? BeginScope<TState>(TState state)
        where TState : notnull
    {
        try
        {
            return logger.BeginScope(state);
        }
        catch (Exception)
        {
            return null;
        }
    }

    public bool IsEnabled(LogLevel logLevel)
    {
        try
        {
            return logger.IsEnabled(logLevel);
        }
        catch (Exception)
        {
            return false;
        }
    }

    public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception,
        Func<TState, Exception?, string> formatter)
    {
        try
        {
            logger.Log(logLevel, eventId, state, exception, formatter);
        }
        catch (Exception)
        {
            // There is nobody else to tell.
        }
    }
}

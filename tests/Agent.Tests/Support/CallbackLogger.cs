using Microsoft.Extensions.Logging;

namespace SpanPack.Agent.Tests;

/// <summary>Tells a test what is logged.</summary>
internal sealed class CallbackLogger(Action<LogLevel, string> logged) : ILogger
{
    public IDisposable? BeginScope<TState>(TState state)
        where TState : notnull => null;

    public bool IsEnabled(LogLevel logLevel) => true;

    public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception,
        Func<TState, Exception?, string> formatter)
        => logged(logLevel, formatter(state, exception) + exception);
}

using Microsoft.Extensions.Logging;

namespace Quickstart;

/// <summary>Writes warnings and worse to the error stream. A service gives the logger that it has.</summary>
internal sealed class ErrorStreamLogger : ILogger
{
    public IDisposable? BeginScope<TState>(TState state)
        where TState : notnull => null;

    public bool IsEnabled(LogLevel logLevel) => logLevel >= LogLevel.Warning;

    public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception,
        Func<TState, Exception?, string> formatter)
    {
        if (IsEnabled(logLevel)) Console.Error.WriteLine($"quickstart: {formatter(state, exception)}");
    }
}

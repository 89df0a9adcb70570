using Microsoft.Extensions.Logging;

namespace SpanPack.AspNetCore.Tests.Support;

/// <summary>Keeps the texts of log records.</summary>
internal sealed class TextLogger(List<string> texts) : ILoggerProvider, ILogger
{
    public ILogger CreateLogger(string categoryName) => this;

    public IDisposable? BeginScope<TState>(TState state)
        where TState : notnull
        => null;

    public bool IsEnabled(LogLevel logLevel) => true;

    public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception,
        Func<TState, Exception?, string> formatter)
    {
        lock (texts) texts.Add(formatter(state, exception));
    }

    public void Dispose()
    {
    }
}

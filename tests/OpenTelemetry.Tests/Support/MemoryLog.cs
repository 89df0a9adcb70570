using System.Collections.Concurrent;
using Microsoft.Extensions.Logging;

namespace SpanPack.OpenTelemetry.Tests.Support;

/// <summary>Keeps what is logged: category and text.</summary>
internal sealed class MemoryLog : ILoggerProvider
{
    internal ConcurrentQueue<string> Lines { get; } = new();

    public ILogger CreateLogger(string categoryName) => new Logger(categoryName, Lines);

    public void Dispose()
    {
        // It is read afterwards.
    }

    private sealed class Logger(string category, ConcurrentQueue<string> lines) : ILogger
    {
        public IDisposable? BeginScope<TState>(TState state)
            where TState : notnull => null;

        public bool IsEnabled(LogLevel logLevel) => true;

        public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception,
            Func<TState, Exception?, string> formatter)
            => lines.Enqueue($"{category}: {formatter(state, exception)}");
    }
}

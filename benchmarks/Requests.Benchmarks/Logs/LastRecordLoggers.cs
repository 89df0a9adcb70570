using System.Text;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.Extensions.Logging.Console;

namespace SpanPack.Requests.Benchmarks.Logs;

/// <summary>
/// A provider that writes records as the JSON console does, but at once, and into memory where each takes the place of the last.
/// </summary>
/// <param name="console">The formatter of the console.</param>
internal sealed class LastRecordLoggers(ConsoleFormatter console) : ILoggerProvider, ISupportExternalScope, ILogger
{
    private readonly StreamWriter _writer = new(new MemoryStream());
    private IExternalScopeProvider? _scopes;

    /// <summary>Gets the last record.</summary>
    internal string Last
    {
        get
        {
            var written = (MemoryStream)_writer.BaseStream;
            return Encoding.UTF8.GetString(written.GetBuffer(), 0, (int)written.Position);
        }
    }

    public ILogger CreateLogger(string categoryName) => this;

    public void SetScopeProvider(IExternalScopeProvider scopeProvider) => _scopes = scopeProvider;

    public IDisposable? BeginScope<TState>(TState state)
        where TState : notnull => _scopes?.Push(state);

    public bool IsEnabled(LogLevel logLevel) => true;

    public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception,
        Func<TState, Exception?, string> formatter)
    {
        _writer.BaseStream.Position = 0;
        console.Write(new LogEntry<TState>(logLevel, "Shop.Orders", eventId, state, exception, formatter), _scopes, _writer);
        _writer.Flush();
    }

    public void Dispose() => _writer.Dispose();
}

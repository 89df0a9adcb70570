using Microsoft.Extensions.Logging;

namespace SpanPack.Agent.Tests;

/// <summary>A logger of a program that fails at everything.</summary>
internal sealed class ThrowingLogger : ILogger
{
    private int _calls;

    /// <summary>Gets how often it was called.</summary>
    internal int Calls => Volatile.Read(ref _calls);

    public IDisposable? BeginScope<TState>(TState state)
        where TState : notnull => throw Fail();

    public bool IsEnabled(LogLevel logLevel) => throw Fail();

    public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception,
        Func<TState, Exception?, string> formatter)
        => throw Fail();

    // One that loops take for their own end.
    private OperationCanceledException Fail()
    {
        Interlocked.Increment(ref _calls);
        return new OperationCanceledException("A logger that fails.");
    }
}

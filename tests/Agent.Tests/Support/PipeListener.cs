using System.IO.Pipes;

namespace SpanPack.Agent.Tests;

/// <summary>
/// Listens on a named pipe. The next instance is there before a connection may end: without one, the framework resets the connections that
/// wait.
/// </summary>
/// <param name="name">The name of the pipe.</param>
internal sealed class PipeListener(string name) : IAsyncDisposable
{
    private NamedPipeServerStream _listening = Listen(name);

    internal async Task<NamedPipeServerStream> AcceptAsync(CancellationToken cancellation)
    {
        await _listening.WaitForConnectionAsync(cancellation);
        NamedPipeServerStream connected = _listening;
        _listening = Listen(name);
        return connected;
    }

    public ValueTask DisposeAsync() => _listening.DisposeAsync();

    private static NamedPipeServerStream Listen(string name)
        => new(name, PipeDirection.InOut, NamedPipeServerStream.MaxAllowedServerInstances, PipeTransmissionMode.Byte,
            PipeOptions.Asynchronous);
}

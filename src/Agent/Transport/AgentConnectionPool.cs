namespace SpanPack;

/// <summary>The idle connections. The most recently used one is reused first, so that surplus ones time out and are closed.</summary>
internal sealed class AgentConnectionPool(AgentConnector connector, AgentClientOptions options) : IDisposable
{
    // One that sends payloads, one that asks /info, and two that post something else.
    private const int MaxIdle = 4;

    private readonly Stack<AgentConnection> _idle = new(MaxIdle);
    private bool _isDisposed;

    /// <param name="isNew">Whether an unused connection is required.</param>
    /// <exception cref="ObjectDisposedException">The client was disposed of.</exception>
    internal AgentConnection Rent(bool isNew)
    {
        lock (_idle)
        {
            ObjectDisposedException.ThrowIf(_isDisposed, this);
            if (!isNew && _idle.TryPop(out AgentConnection? idle)) return idle;
        }

        return new AgentConnection(connector, options);
    }

    /// <summary>Returns a connection whose request was answered.</summary>
    internal void Return(AgentConnection connection)
    {
        lock (_idle)
        {
            if (!_isDisposed && !connection.IsWriteBroken && _idle.Count < MaxIdle)
            {
                _idle.Push(connection);
                return;
            }
        }

        connection.Dispose();
    }

    public void Dispose()
    {
        lock (_idle)
        {
            _isDisposed = true;
            while (_idle.TryPop(out AgentConnection? idle)) idle.Dispose();
        }
    }
}

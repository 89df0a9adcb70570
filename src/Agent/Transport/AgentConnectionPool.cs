namespace SpanPack;

/// <summary>The idle connections. The most recently used one is reused first, so that surplus ones expire and are closed.</summary>
internal sealed class AgentConnectionPool(AgentConnector connector, RequestHeads heads) : IDisposable
{
    // One that sends payloads, one that asks /info, and two that post something else.
    private const int MaxIdle = 4;

    private readonly List<AgentConnection> _idle = new(MaxIdle); // the most recently used one is the last
    private bool _isDisposed;

    /// <param name="isNew">Whether an unused connection is required.</param>
    /// <exception cref="ObjectDisposedException">The client was disposed of.</exception>
    internal AgentConnection Rent(bool isNew)
    {
        lock (_idle)
        {
            ObjectDisposedException.ThrowIf(_isDisposed, this);
            CloseExpired();
            if (!isNew && _idle.Count > 0)
            {
                AgentConnection idle = _idle[^1];
                _idle.RemoveAt(_idle.Count - 1);
                return idle;
            }
        }

        return new AgentConnection(connector, heads);
    }

    /// <summary>Returns a connection whose request was answered.</summary>
    internal void Return(AgentConnection connection)
    {
        lock (_idle)
        {
            if (!_isDisposed && connection.IsReusable && _idle.Count < MaxIdle)
            {
                _idle.Add(connection);
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
            foreach (AgentConnection idle in _idle) idle.Dispose();
            _idle.Clear();
        }
    }

    private void CloseExpired()
    {
        for (int i = _idle.Count - 1; i >= 0; i--)
        {
            if (!_idle[i].IsExpired) continue;
            _idle[i].Dispose();
            _idle.RemoveAt(i);
        }
    }
}

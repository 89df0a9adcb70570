namespace SpanPack;

/// <summary>Whether the agent takes telemetry, as far as it is known. Safe for use by any number of threads.</summary>
/// <param name="asksAgent">Whether it goes through the agent; else what the agent says of itself is of no interest.</param>
internal sealed class TelemetryAvailability(bool asksAgent)
{
    private readonly object _lock = new();
    private string? _state; // of the last info
    private string? _goneState; // of the info that was known when the agent said 404
    private bool _isListed = true; // before anything is known
    private bool _isGone;
    private bool _returns;

    /// <summary>Gets whether requests may go.</summary>
    internal bool IsOpen
    {
        get
        {
            lock (_lock) return _isListed && !_isGone;
        }
    }

    /// <summary>Gets whether the agent said 404.</summary>
    internal bool IsGone
    {
        get
        {
            lock (_lock) return _isGone;
        }
    }

    /// <summary>The agent has said what it is. One that said 404 is asked again when it says something else than then, and lists the endpoint.</summary>
    /// <returns>Whether requests may go now, and might not before.</returns>
    internal bool Learn(AgentInfo info)
    {
        if (!asksAgent) return false;
        lock (_lock)
        {
            bool wasOpen = _isListed && !_isGone;
            bool isUnknown = info.State is null; // an agent without info
            _isListed = isUnknown || info.Endpoints.Contains(TelemetryRoute.AgentEndpoint);
            _state = info.State;
            if (_isGone && _isListed && !isUnknown && _state != _goneState) (_isGone, _returns) = (false, true);
            return !wasOpen && _isListed && !_isGone;
        }
    }

    /// <summary>The agent said 404.</summary>
    internal void Lose()
    {
        lock (_lock) (_isGone, _goneState, _returns) = (true, _state, false);
    }

    /// <summary>Whether it is there again, since the last call.</summary>
    internal bool TakeReturn()
    {
        lock (_lock)
        {
            bool returns = _returns;
            _returns = false;
            return returns;
        }
    }
}

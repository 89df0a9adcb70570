namespace SpanPack;

/// <summary>Tracks whether the agent accepts telemetry. Safe for use by any number of threads.</summary>
/// <param name="asksAgent">Whether telemetry is sent through the agent; if not, the agent's info is ignored.</param>
internal sealed class TelemetryAvailability(bool asksAgent)
{
    private readonly object _lock = new();
    private AgentInfo? _info; // the last one
    private AgentInfo? _goneInfo; // the one that was known when the agent said 404
    private bool _isListed = true; // before anything is known
    private bool _isGone;
    private bool _returns;

    /// <summary>Gets whether requests may be sent.</summary>
    internal bool IsOpen
    {
        get
        {
            lock (_lock) return _isListed && !_isGone;
        }
    }

    /// <summary>Gets whether the agent answered 404.</summary>
    internal bool IsGone
    {
        get
        {
            lock (_lock) return _isGone;
        }
    }

    /// <summary>Applies the info of the agent. After a 404, telemetry resumes when the info has changed and lists the endpoint.</summary>
    /// <returns>Whether requests may be sent now, but not before.</returns>
    internal bool Learn(AgentInfo info)
    {
        if (!asksAgent) return false;
        lock (_lock)
        {
            bool wasOpen = _isListed && !_isGone;
            bool isUnknown = info == AgentInfo.None; // an agent without info
            _isListed = isUnknown || info.Endpoints.Contains(TelemetryRoute.AgentEndpoint);
            _info = info;
            if (_isGone && _isListed && !isUnknown && _goneInfo?.IsSame(info) != true) (_isGone, _returns) = (false, true);
            return !wasOpen && _isListed && !_isGone;
        }
    }

    /// <summary>Records that the agent answered 404.</summary>
    internal void Lose()
    {
        lock (_lock) (_isGone, _goneInfo, _returns) = (true, _info, false);
    }

    /// <summary>Returns whether telemetry has resumed since the last call.</summary>
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

namespace SpanPack;

/// <summary>
/// Chooses the format and size of segments from the options, the agent's info and its refusals. Safe for use by any number of threads.
/// </summary>
/// <param name="requested">The format that the program requested; null for the best one that the agent accepts.</param>
/// <param name="factory">Receives the choice.</param>
internal sealed class FormatPolicy(TraceFormat? requested, SegmentFactory factory)
{
    // These agents compute statistics of v1.0 payloads without the language of the tracer. Source: agent protocol and release notes of
    // 7.79.
    private static readonly AgentVersion s_firstFaulty = new(7, 73, 0, int.MaxValue);
    private static readonly AgentVersion s_firstRepaired = new(7, 79, 0, 6);

    /// <summary>
    /// The smallest accepted limit in bytes: agents accept 25 MiB, and a smaller limit would drop traces that any of them accepts.
    /// </summary>
    internal const int LeastLimit = 64 * 1024;

    private const int PayloadsBeforeGrowth = 10;
    private const int NoLimit = int.MaxValue;

    private readonly object _lock = new();
    private int _refused; // bits of the formats that were answered with 404, for the life of the process
    private AgentInfo _info = AgentInfo.None;
    private bool _hasInfo;
    private int _learnedLimit = NoLimit;
    private int _accepted; // payloads since the limit was learned or has grown

    /// <summary>Gets the format of segments from now on.</summary>
    internal TraceFormat Format => factory.Settings.Format;

    /// <summary>Gets the largest body, in bytes, of segments from now on.</summary>
    internal int MaxBytes => factory.Settings.MaxBytes;

    /// <summary>Returns whether a segment of a format can be sent unchanged. Every agent accepts v0.4.</summary>
    internal bool Takes(TraceFormat format) => format == TraceFormats.Universal || format == Format;

    /// <summary>Applies the info of the agent.</summary>
    internal void Learn(AgentInfo info)
    {
        lock (_lock)
        {
            if (_hasInfo && !info.IsSame(_info)) _learnedLimit = NoLimit; // another agent, or one that was set up anew
            (_info, _hasInfo) = (info, true);
            Apply();
        }
    }

    /// <summary>Records that the agent does not know the path of a format.</summary>
    /// <returns>Whether another format is left.</returns>
    internal bool Refuse(TraceFormat format)
    {
        if (format == TraceFormats.Universal) return false;
        lock (_lock)
        {
            _refused |= 1 << (int)format;
            Apply();
            return true;
        }
    }

    /// <summary>Records that the agent has refused a body of several chunks for its size. Later segments are half as large.</summary>
    internal void LearnLimit(long refusedBytes)
    {
        lock (_lock)
        {
            _learnedLimit = (int)Math.Min(_learnedLimit, Math.Max(LeastLimit, refusedBytes / 2));
            _accepted = 0;
            Apply();
        }
    }

    /// <summary>
    /// Records that the agent has accepted a payload. After ten, a learned limit doubles, because the refusal may have had another cause.
    /// </summary>
    internal void NoteAccepted()
    {
        if (Volatile.Read(ref _learnedLimit) == NoLimit) return;
        lock (_lock)
        {
            if (++_accepted < PayloadsBeforeGrowth) return;
            _accepted = 0;
            _learnedLimit = _learnedLimit < TracePayloadWriterOptions.AgentLimitBytes / 2 ? _learnedLimit * 2 : NoLimit;
            Apply();
        }
    }

    /// <summary>Removes the learned limit, because the agent may be another one.</summary>
    internal void ForgetLimit()
    {
        lock (_lock)
        {
            _learnedLimit = NoLimit;
            Apply();
        }
    }

    private void Apply()
    {
        int announced = _info.MaxRequestBytes is { } limit and >= LeastLimit ? limit : TracePayloadWriterOptions.AgentLimitBytes;
        int maxBytes = Math.Min(announced, _learnedLimit);
        var settings = new WriteSettings(Choose(), _info.SpanEvents, maxBytes);
        if (settings != factory.Settings) factory.Settings = settings; // by value: the object changes only when something did
    }

    private TraceFormat Choose()
    {
        TraceFormat wanted = requested ?? TraceFormats.All[^1];
        if ((_refused & 1 << (int)wanted) != 0 || !_info.Accepts(wanted)) return TraceFormats.Universal;
        return wanted == TraceFormat.V1 && IsFaulty(AgentVersion.Parse(_info.Version)) ? TraceFormats.Universal : wanted;
    }

    private static bool IsFaulty(AgentVersion version) => version.CompareTo(s_firstFaulty) >= 0 && version.CompareTo(s_firstRepaired) < 0;
}

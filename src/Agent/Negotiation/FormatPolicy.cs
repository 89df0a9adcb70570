namespace SpanPack;

/// <summary>Decides how segments are written: by what the program asked for, what the agent says of itself, and what it has refused. Safe for use by any number of threads.</summary>
/// <param name="requested">What the program asked for; null for the best that the agent takes.</param>
/// <param name="factory">Is told.</param>
internal sealed class FormatPolicy(TraceFormat? requested, SegmentFactory factory)
{
    // These agents compute statistics of v1.0 payloads without the language of the tracer. Source: agent protocol and release notes of 7.79.
    private static readonly AgentVersion s_firstFaulty = new(7, 73, 0, int.MaxValue);
    private static readonly AgentVersion s_firstRepaired = new(7, 79, 0, 6);

    /// <summary>The smallest limit that is believed, in bytes: agents take 25 MiB, and a smaller limit would cut or drop what any of them takes.</summary>
    internal const int LeastLimit = 64 * 1024;

    private const int PayloadsBeforeGrowth = 10;
    private const int NoLimit = int.MaxValue;

    private readonly object _lock = new();
    private readonly HashSet<TraceFormat> _refused = []; // by 404, for the life of the process
    private AgentInfo _info = AgentInfo.None;
    private bool _hasInfo;
    private int _learnedLimit = NoLimit;
    private int _accepted; // payloads since the limit was learned or has grown

    /// <summary>Gets the format of segments from now on.</summary>
    internal TraceFormat Format => factory.Settings.Format;

    /// <summary>Gets the largest body, in bytes, of segments from now on.</summary>
    internal int MaxBytes => factory.Settings.MaxBytes;

    /// <summary>Whether a segment of a format can be sent as it is. v0.4 is taken by every agent.</summary>
    internal bool Takes(TraceFormat format) => format == TraceFormats.Universal || format == Format;

    /// <summary>The agent has said what it is.</summary>
    internal void Learn(AgentInfo info)
    {
        lock (_lock)
        {
            if (_hasInfo && info.State != _info.State) _learnedLimit = NoLimit; // another agent, or one that was set up anew
            (_info, _hasInfo) = (info, true);
            Apply();
        }
    }

    /// <summary>The agent does not know the path of a format.</summary>
    /// <returns>Whether another format is left.</returns>
    internal bool Refuse(TraceFormat format)
    {
        if (format == TraceFormats.Universal) return false;
        lock (_lock)
        {
            _refused.Add(format);
            Apply();
            return true;
        }
    }

    /// <summary>The agent has refused a body of several chunks for its size. Segments are half as large from now on.</summary>
    internal void LearnLimit(long refusedBytes)
    {
        lock (_lock)
        {
            _learnedLimit = (int)Math.Min(_learnedLimit, Math.Max(LeastLimit, refusedBytes / 2));
            _accepted = 0;
            Apply();
        }
    }

    /// <summary>The agent has taken a payload. A learned limit doubles after ten: what was refused may have been refused for another reason.</summary>
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

    /// <summary>The agent may be another one. The learned limit is forgotten.</summary>
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
        if (_refused.Contains(wanted) || !_info.Formats.Contains(wanted)) return TraceFormats.Universal;
        return wanted == TraceFormat.V1 && IsFaulty(AgentVersion.Parse(_info.Version)) ? TraceFormats.Universal : wanted;
    }

    private static bool IsFaulty(AgentVersion version) => version.CompareTo(s_firstFaulty) >= 0 && version.CompareTo(s_firstRepaired) < 0;
}

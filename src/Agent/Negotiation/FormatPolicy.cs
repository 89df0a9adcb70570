namespace SpanPack;

/// <summary>Decides how segments are written: by what the program asked for, what the agent says of itself, and what it has refused. Safe for use by any number of threads.</summary>
/// <param name="requested">What the program asked for; null for the best that the agent takes.</param>
/// <param name="factory">Is told.</param>
internal sealed class FormatPolicy(TraceFormat? requested, SegmentFactory factory)
{
    // These agents compute statistics of v1.0 payloads without the language of the tracer. Source: agent protocol and release notes of 7.79.
    private static readonly AgentVersion s_firstFaulty = new(7, 73, 0, int.MaxValue);
    private static readonly AgentVersion s_firstRepaired = new(7, 79, 0, 6);

    private readonly object _lock = new();
    private readonly HashSet<TraceFormat> _refused = []; // by 404, for the life of the process
    private AgentInfo _info = AgentInfo.None;
    private int _learnedLimit = int.MaxValue;

    /// <summary>Gets the format of segments from now on.</summary>
    internal TraceFormat Format => factory.Settings.Format;

    /// <summary>Gets the largest body, in bytes, that the agent has said it takes, or has taken.</summary>
    internal int MaxBytes => factory.Settings.MaxBytes;

    /// <summary>Whether a segment of a format can be sent as it is. v0.4 is taken by every agent.</summary>
    internal bool Takes(TraceFormat format) => format == TraceFormats.Universal || format == Format;

    /// <summary>The agent has said what it is.</summary>
    internal void Learn(AgentInfo info)
    {
        lock (_lock)
        {
            _info = info;
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

    /// <summary>The agent has refused a body for its size.</summary>
    /// <returns>The limit from now on.</returns>
    internal int LearnLimit(long refusedBytes)
    {
        lock (_lock)
        {
            _learnedLimit = (int)Math.Min(_learnedLimit, Math.Max(1, refusedBytes / 2));
            Apply();
            return factory.Settings.MaxBytes;
        }
    }

    private void Apply()
    {
        int maxBytes = Math.Min(_info.MaxRequestBytes ?? TracePayloadWriterOptions.AgentLimitBytes, _learnedLimit);
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

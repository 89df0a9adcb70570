using System.Diagnostics;

namespace SpanPack;

/// <summary>The data of traces that is the same for many of them: the decision, the origin and the tags, without rates.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{_priority} {_mechanism} {_origin,nq}")]
internal sealed class TraceProfile
{
    private readonly SamplingPriority? _priority;
    private readonly SamplingMechanism? _mechanism;
    private readonly string? _origin;
    private readonly KeyValuePair<string, string>[] _tags;
    private readonly bool _hasRate;
    private readonly bool _hasLimit;

    /// <param name="trace">The data of a trace.</param>
    /// <param name="tags">Its tags.</param>
    internal TraceProfile(in TraceChunk trace, PropagatedTags tags)
    {
        (_priority, _mechanism, _origin) = (trace.SamplingPriority, trace.SamplingMechanism, trace.Origin);
        (_hasRate, _hasLimit) = (trace.SamplingRate.HasValue, trace.RateLimit.HasValue);
        _tags = tags.AsSpan().ToArray();
    }

    /// <summary>Returns whether a trace is of the profile.</summary>
    internal bool Is(in TraceChunk trace, PropagatedTags tags)
        => _priority == trace.SamplingPriority && _mechanism == trace.SamplingMechanism && _hasRate == trace.SamplingRate.HasValue
            && _hasLimit == trace.RateLimit.HasValue
            && _origin == trace.Origin && HaveSame(tags.AsSpan());

    /// <summary>Creates a chunk of the profile.</summary>
    /// <param name="spans">The spans.</param>
    /// <param name="probe">The values in its holes.</param>
    internal TraceChunk MakeChunk(Span[] spans, TemplateProbe probe)
    {
        var tags = new TraceTags();
        foreach (KeyValuePair<string, string> tag in _tags)
            tags[tag.Key] = tag.Key == PropagatedTags.SampleRate ? probe.RateText : tag.Value;
        return new TraceChunk(spans)
        {
            SamplingPriority = _priority,
            SamplingMechanism = _mechanism,
            SamplingRate = _hasRate ? probe.SamplingRate : null,
            RateLimit = _hasLimit ? probe.RateLimit : null,
            Origin = _origin,
            TraceTags = _tags.Length == 0 ? null : tags,
        };
    }

    private bool HaveSame(ReadOnlySpan<KeyValuePair<string, string>> tags)
    {
        if (tags.Length != _tags.Length) return false;
        for (int i = 0; i < tags.Length; i++)
        {
            if (tags[i].Key != _tags[i].Key || (tags[i].Value != _tags[i].Value && tags[i].Key != PropagatedTags.SampleRate)) return false;
        }

        return true;
    }
}

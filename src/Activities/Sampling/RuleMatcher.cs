using System.Diagnostics;

namespace SpanPack;

/// <summary>A rule prepared for matching. Immutable.</summary>
[DebuggerDisplay("{_rule,nq}")]
internal sealed class RuleMatcher
{
    private readonly SamplingRule _rule;
    private readonly Glob? _service;
    private readonly Glob? _name;
    private readonly Glob? _resource;
    private readonly TagMatcher[] _tags;

    internal RuleMatcher(SamplingRule rule)
    {
        _rule = rule;
        _service = GlobOf(rule.Service);
        _name = GlobOf(rule.Name);
        _resource = GlobOf(rule.Resource);
        _tags = rule.Tags is { } tags ? [.. tags.Select(static tag => new TagMatcher(tag.Key, tag.Value))] : [];
        Share = new TraceIdShare(rule.SampleRate);
    }

    internal TraceIdShare Share { get; }

    /// <summary>Gets the mechanism of the rule.</summary>
    internal SamplingMechanism Mechanism => _rule.Mechanism;

    /// <summary>Gets the most spans per second that it keeps; null for any number.</summary>
    internal double? MaxPerSecond => _rule.MaxPerSecond;

    /// <summary>Gets whether it reads tags.</summary>
    internal bool ReadsTags => _tags.Length > 0;

    public override string ToString() => _rule.ToString();

    /// <param name="span">The local root.</param>
    /// <param name="service">Its service, or the default one.</param>
    /// <param name="defaults">The tags that it gets later.</param>
    internal bool IsMatch(Span span, string? service, DefaultTags defaults)
    {
        if (!IsMatch(service, span.Name, span.Resource)) return false;
        foreach (TagMatcher tag in _tags)
        {
            if (!tag.IsMatch(span, defaults)) return false;
        }

        return true;
    }

    /// <summary>Returns whether a local root matches, whatever its tags are.</summary>
    internal bool IsMatch(string? service, string? name, string? resource)
        => _service?.IsMatch(service) is not false && _name?.IsMatch(name) is not false && _resource?.IsMatch(resource) is not false;

    private static Glob? GlobOf(string? pattern) => string.IsNullOrEmpty(pattern) ? null : new Glob(pattern);
}

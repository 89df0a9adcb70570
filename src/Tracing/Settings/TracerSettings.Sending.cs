namespace SpanPack.Tracing.Configuration;

/// <content>The settings of sending.</content>
public sealed partial class TracerSettings
{
    /// <summary>
    /// Gets or sets the address of the agent, such as <c>http://127.0.0.1:8126</c> or <c>unix:///var/run/datadog/apm.socket</c>; the
    /// default is that of <c>DD_TRACE_AGENT_URL</c> or <c>DD_AGENT_HOST</c>.
    /// </summary>
    /// <exception cref="ArgumentNullException">The value is null.</exception>
    /// <exception cref="ArgumentException">The value is an address of another form.</exception>
    public Uri AgentUri
    {
        get => _agentUri ?? AgentUris.Of(_usesVariables ? AgentAddressRules.FromEnvironment(_read) : AgentAddressRules.Default);
        set
        {
            ArgumentNullException.ThrowIfNull(value);
            if (!AgentAddress.TryParse(value.OriginalString, out _))
                throw new ArgumentException(
                    $"'{value}' is not an address of an agent: http://host:port, https://host:port or unix:///path.",
                    nameof(value));
            _agentUri = value;
        }
    }

    /// <summary>Gets the holder of <see cref="AgentUri"/>.</summary>
    [Obsolete("Use AgentUri.")]
    public ExporterSettings Exporter => new(() => AgentUri, uri => AgentUri = uri);

    /// <summary>
    /// Gets or sets whether spans are sent; the default is <c>DD_TRACE_ENABLED</c>, or true if that is not set. When false, spans still
    /// have ids and times.
    /// </summary>
    public bool TraceEnabled { get => _isEnabled ?? new Variables(_read).WantSpans; set => _isEnabled = value; }

    /// <summary>
    /// Gets or sets the share of traces that is kept where no rule matches, 0 to 1; null for <c>DD_TRACE_SAMPLE_RATE</c>.
    /// Without both, the agent's rates apply.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is below 0, above 1, or not a number.</exception>
    public double? GlobalSamplingRate
    {
        get => _rate ?? _sampling.Rate;
        set
            => _rate = value is null or (>= 0 and <= 1)
                ? value
                : throw new ArgumentOutOfRangeException(nameof(value), value, "A share is 0 to 1.");
    }

    /// <summary>
    /// Gets or sets the sampling rules as JSON, in the form of <c>DD_TRACE_SAMPLING_RULES</c>; null for those of the variable.
    /// </summary>
    public string? CustomSamplingRules { get => _rules ?? _sampling.RulesJson; set => _rules = value; }

    /// <summary>
    /// Gets or sets the number of traces that rules and <see cref="GlobalSamplingRate"/> may keep per second; the default is
    /// <c>DD_TRACE_RATE_LIMIT</c>, or 100 if that is not set.
    /// </summary>
    public int MaxTracesSubmittedPerSecond { get => _limit ?? _sampling.RateLimit; set => _limit = value; }

    /// <summary>
    /// Sets other names for services, in place of <c>DD_SERVICE_MAPPING</c>. They apply to the default service and to spans of activities.
    /// </summary>
    /// <param name="mappings">The names: from, to; not null. No name may contain a comma, and no replaced name a colon.</param>
    /// <exception cref="ArgumentNullException"><paramref name="mappings"/> is null.</exception>
    /// <exception cref="ArgumentException">A name contains a comma or a colon.</exception>
    public void SetServiceNameMappings(IEnumerable<KeyValuePair<string, string>> mappings)
    {
        ArgumentNullException.ThrowIfNull(mappings);
        KeyValuePair<string, string>[] pairs = [.. mappings];
        if (Array.Find(pairs, static pair => pair.Key.AsSpan().ContainsAny(',', ':')
            || pair.Value.Contains(',')) is { Key: not null } wrong)
            throw new ArgumentException($"The mapping '{wrong.Key}' to '{wrong.Value}' has a comma or a colon.", nameof(mappings));
        _serviceMapping = string.Join(',', pairs.Select(static pair => $"{pair.Key}:{pair.Value}"));
    }
}

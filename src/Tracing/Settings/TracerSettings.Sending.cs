namespace SpanPack.Tracing.Configuration;

/// <content>What is sent, and where.</content>
public sealed partial class TracerSettings
{
    /// <summary>Gets or sets the address of the agent, such as <c>http://127.0.0.1:8126</c> or <c>unix:///var/run/datadog/apm.socket</c>; that of <c>DD_TRACE_AGENT_URL</c> or <c>DD_AGENT_HOST</c> by default.</summary>
    /// <exception cref="ArgumentNullException">It is set to null.</exception>
    /// <exception cref="ArgumentException">It is set to an address of another form.</exception>
    public Uri AgentUri
    {
        get => _agentUri ?? AgentUris.Of(_usesVariables ? AgentAddressRules.FromEnvironment(_read) : AgentAddressRules.Default);
        set
        {
            ArgumentNullException.ThrowIfNull(value);
            if (!AgentAddress.TryParse(value.OriginalString, out _)) throw new ArgumentException($"'{value}' is no address of an agent: http://host:port, https://host:port or unix:///path.", nameof(value));
            _agentUri = value;
        }
    }

    /// <summary>Gets the holder of <see cref="AgentUri"/>.</summary>
    [Obsolete("Use AgentUri.")]
    public ExporterSettings Exporter => new(() => AgentUri, uri => AgentUri = uri);

    /// <summary>Gets or sets whether spans are sent; that of <c>DD_TRACE_ENABLED</c> by default, which is true where it is not set. If not, spans have ids and times all the same.</summary>
    public bool TraceEnabled { get => _isEnabled ?? new Variables(_read).WantSpans; set => _isEnabled = value; }

    /// <summary>Gets or sets the share of traces that is kept where no rule matches, 0 to 1; null for <c>DD_TRACE_SAMPLE_RATE</c>, and where that is not set for what the agent asks for.</summary>
    /// <exception cref="ArgumentOutOfRangeException">It is set to a value below 0 or above 1, or to no number.</exception>
    public double? GlobalSamplingRate
    {
        get => _rate ?? _sampling.Rate;
        set => _rate = value is null or (>= 0 and <= 1) ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "A share is 0 to 1.");
    }

    /// <summary>Gets or sets the sampling rules as JSON, as <c>DD_TRACE_SAMPLING_RULES</c> has them; null for those of the variable.</summary>
    public string? CustomSamplingRules { get => _rules ?? _sampling.RulesJson; set => _rules = value; }

    /// <summary>Gets or sets the number of traces that rules and <see cref="GlobalSamplingRate"/> may keep a second; that of <c>DD_TRACE_RATE_LIMIT</c> by default, and where that is not set 100.</summary>
    public int MaxTracesSubmittedPerSecond { get => _limit ?? _sampling.RateLimit; set => _limit = value; }

    /// <summary>Sets other names for services, in place of <c>DD_SERVICE_MAPPING</c>. They apply to the default service and to spans of activities.</summary>
    /// <param name="mappings">The names: from, to; not null. None of them may have a comma, and none that is replaced a colon.</param>
    /// <exception cref="ArgumentNullException"><paramref name="mappings"/> is null.</exception>
    /// <exception cref="ArgumentException">A name has a comma or a colon.</exception>
    public void SetServiceNameMappings(IEnumerable<KeyValuePair<string, string>> mappings)
    {
        ArgumentNullException.ThrowIfNull(mappings);
        KeyValuePair<string, string>[] pairs = [.. mappings];
        if (Array.Find(pairs, static pair => pair.Key.AsSpan().ContainsAny(',', ':') || pair.Value.Contains(',')) is { Key: not null } wrong)
            throw new ArgumentException($"The mapping '{wrong.Key}' to '{wrong.Value}' has a comma or a colon.", nameof(mappings));
        _serviceMapping = string.Join(',', pairs.Select(static pair => $"{pair.Key}:{pair.Value}"));
    }
}

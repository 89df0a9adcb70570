using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Decides whether a trace that begins here is kept. Source: docs/protocol.md#sampling-in-the-tracer. Safe for any number of threads; a
/// decision allocates nothing.
/// </summary>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class TraceSampler
{
    private readonly SamplingSettings _settings;
    private readonly RateLimiter _limiter;
    private readonly Func<AgentSamplingRates> _agentRates;
    private readonly string _environment;
    private readonly string _defaultService;
    private AgentShares _shares;
    private RuleSet _rules; // replaced as a whole

    /// <param name="options">Rules, rate and limit.</param>
    /// <param name="agentRates">Gives the rates that the agent has said last.</param>
    /// <param name="environment">The environment of the process; empty for none.</param>
    /// <param name="time">The clock of the limiter.</param>
    internal TraceSampler(SamplingOptions options, Func<AgentSamplingRates> agentRates, string environment, TimeProvider time)
        : this(new SamplingSettings(options, Variables.OfProcess), agentRates, environment, "", time)
    {
    }

    /// <param name="settings">Rules, rate and limit.</param>
    /// <param name="agentRates">Gives the rates that the agent has said last.</param>
    /// <param name="environment">The environment of the process; empty for none.</param>
    /// <param name="defaultService">The service of spans that name none.</param>
    /// <param name="time">The clock of the limiter.</param>
    internal TraceSampler(SamplingSettings settings, Func<AgentSamplingRates> agentRates, string environment, string defaultService, TimeProvider time)
    {
        _settings = settings;
        _rules = new RuleSet(settings.Rules, settings.Rate);
        Spans = settings.SpanRules.Count > 0 ? new SpanSampler(settings.SpanRules, defaultService, time) : null;
        _limiter = new RateLimiter(settings.RateLimit, time);
        _agentRates = agentRates;
        _environment = AgentNames.Normalize(environment, AgentNames.MaxEnvironmentLength);
        _defaultService = defaultService;
        _shares = new AgentShares(AgentSamplingRates.None, _environment);
    }

    /// <summary>What variables and texts say wrongly, a sentence each: for the log.</summary>
    internal IReadOnlyList<string> Problems => _settings.Problems;

    /// <summary>Whether a decision looks at nothing of the local root but its service.</summary>
    internal bool NeedsServiceAlone => Rules.Rules.Length == 0;

    /// <summary>Whether a decision depends on those before it.</summary>
    internal bool HasLimit => Rules.Rules.Length > 0 || Rules.Rate is not null;

    /// <summary>Gets whether a decision looks at tags of the local root.</summary>
    internal bool ReadsTags => Rules.ReadsTags;

    /// <summary>Gets what keeps single spans of traces that are dropped; null for nothing.</summary>
    internal SpanSampler? Spans { get; }

    private RuleSet Rules => Volatile.Read(ref _rules);

    public override string ToString() => $"{Rules}, limit {_limiter}, agent {_shares}";

    /// <summary>Decides from now on by other rules and another rate, as remote configuration says.</summary>
    /// <param name="rules">The rules; null for those of the settings.</param>
    /// <param name="rate">The rate; null for that of the settings.</param>
    internal void Use(IReadOnlyList<SamplingRule>? rules, double? rate) => Volatile.Write(ref _rules, new RuleSet(rules ?? _settings.Rules, rate ?? _settings.Rate));

    /// <summary>Decides.</summary>
    /// <param name="localRoot">The first span of the trace in this process, as it is when the decision is asked for.</param>
    internal SamplingDecision Decide(Span localRoot)
    {
        string service = localRoot.Service ?? _defaultService;
        ulong id = (ulong)localRoot.TraceId;
        RuleSet rules = Rules;
        foreach (RuleMatcher rule in rules.Rules)
        {
            if (rule.IsMatch(localRoot, service)) return DecideLocally(rule.Share, rule.Mechanism, id);
        }

        return Decide(rules, service, id);
    }

    /// <summary>Decides where there are no rules.</summary>
    /// <param name="service">The service of the local root.</param>
    /// <param name="id">The lower half of the trace id.</param>
    internal SamplingDecision Decide(string service, ulong id) => Decide(Rules, service, id);

    private SamplingDecision Decide(RuleSet rules, string service, ulong id)
        => rules.Rate is { } rate ? DecideLocally(rate, SamplingMechanism.LocalRule, id) : DecideForAgent(service, id);

    private SamplingDecision DecideLocally(TraceIdShare share, SamplingMechanism mechanism, ulong id)
    {
        double? limitRate = null;
        bool kept = share.Has(id);
        if (kept)
        {
            kept = _limiter.Allow(out double allowed);
            limitRate = allowed;
        }

        return new SamplingDecision(kept ? SamplingPriority.UserKeep : SamplingPriority.UserDrop, mechanism, share.Rate, limitRate, share.Text);
    }

    private SamplingDecision DecideForAgent(string service, ulong id)
    {
        AgentSamplingRates rates = _agentRates();
        AgentShares shares = Volatile.Read(ref _shares);
        if (!ReferenceEquals(shares.Rates, rates)) Volatile.Write(ref _shares, shares = new AgentShares(rates, _environment));
        if (shares.Of(service) is not { } share) return new SamplingDecision(SamplingPriority.AutoKeep, SamplingMechanism.Default, null, null);
        return new SamplingDecision(share.Has(id) ? SamplingPriority.AutoKeep : SamplingPriority.AutoDrop, SamplingMechanism.AgentRate, share.Rate, null, share.Text);
    }
}

using System.Collections.ObjectModel;
using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Decides whether a trace that starts here is kept. Source: docs/protocol.md#sampling-in-the-tracer. Safe for any number of threads; a
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
    private DefaultTags _defaults;

    /// <param name="settings">Rules, rate and limit.</param>
    /// <param name="agentRates">Returns the latest rates of the agent.</param>
    /// <param name="environment">The environment of the process; empty for none.</param>
    /// <param name="defaultService">The service of spans without one.</param>
    /// <param name="time">The clock of the limiter.</param>
    internal TraceSampler(SamplingSettings settings, Func<AgentSamplingRates> agentRates, string environment, string defaultService,
        TimeProvider time)
    {
        _settings = settings;
        _rules = new RuleSet(settings.Rules, settings.Rate);
        Spans = settings.SpanRules.Count > 0 ? new SpanSampler(settings.SpanRules, defaultService, time) : null;
        _limiter = new RateLimiter(settings.RateLimit, time);
        _agentRates = agentRates;
        _environment = TagForm.Of(environment);
        _defaultService = defaultService;
        _defaults = new DefaultTags(environment, null, defaultService, ReadOnlyDictionary<string, string>.Empty);
        _shares = new AgentShares(AgentSamplingRates.None, _environment);
    }

    /// <summary>Gets whether a decision depends only on the service of the local root.</summary>
    internal bool NeedsServiceAlone => Rules.Rules.Length == 0;

    /// <summary>Gets whether a decision depends on earlier ones.</summary>
    internal bool HasLimit => Rules.Rules.Length > 0 || Rules.Rate is not null;

    /// <summary>Gets whether a decision reads tags of the local root.</summary>
    internal bool ReadsTags => Rules.ReadsTags;

    /// <summary>Gets the sampler of single spans of dropped traces; null for none.</summary>
    internal SpanSampler? Spans { get; }

    /// <summary>Gets or sets the tags that spans get after the decision.</summary>
    internal DefaultTags Defaults { get => Volatile.Read(ref _defaults); set => Volatile.Write(ref _defaults, value); }

    private RuleSet Rules => Volatile.Read(ref _rules);

    public override string ToString() => $"{Rules}, limit {_limiter}, agent {_shares}";

    /// <summary>Replaces rules and rate, as remote configuration requests.</summary>
    /// <param name="rules">The rules; null for those of the settings.</param>
    /// <param name="rate">The rate; null for that of the settings.</param>
    internal void Use(IReadOnlyList<SamplingRule>? rules, double? rate)
        => Volatile.Write(ref _rules, new RuleSet(rules ?? _settings.Rules, rate ?? _settings.Rate));

    /// <summary>Decides about a trace.</summary>
    /// <param name="localRoot">The first span of the trace in this process, in its current state.</param>
    /// <param name="defaults">The tags that it gets later; null for those of the process.</param>
    internal SamplingDecision Decide(Span localRoot, DefaultTags? defaults = null)
    {
        defaults ??= Defaults;
        string service = localRoot.Service ?? _defaultService;
        ulong id = (ulong)localRoot.TraceId;
        RuleSet rules = Rules;
        foreach (RuleMatcher rule in rules.Rules)
        {
            if (rule.IsMatch(localRoot, service, defaults)) return DecideLocally(rule.Share, rule.Mechanism, id);
        }

        return Decide(rules, service, id);
    }

    /// <summary>Decides without tags: rules that read some do not match.</summary>
    /// <param name="service">The service of the local root.</param>
    /// <param name="name">Its name.</param>
    /// <param name="resource">Its resource.</param>
    /// <param name="id">The lower half of the trace id.</param>
    internal SamplingDecision Decide(string service, string? name, string? resource, ulong id)
    {
        RuleSet rules = Rules;
        foreach (RuleMatcher rule in rules.Rules)
        {
            if (!rule.ReadsTags && rule.IsMatch(service, name, resource)) return DecideLocally(rule.Share, rule.Mechanism, id);
        }

        return Decide(rules, service, id);
    }

    /// <summary>Decides without rules.</summary>
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

        return new SamplingDecision(kept
            ? SamplingPriority.UserKeep
            : SamplingPriority.UserDrop, mechanism, share.Rate, limitRate, share.Text);
    }

    private SamplingDecision DecideForAgent(string service, ulong id)
    {
        AgentSamplingRates rates = _agentRates();
        AgentShares shares = Volatile.Read(ref _shares);
        if (!ReferenceEquals(shares.Rates, rates)) Volatile.Write(ref _shares, shares = new AgentShares(rates, _environment));
        if (shares.Of(service) is not { } share)
            return new SamplingDecision(SamplingPriority.AutoKeep, SamplingMechanism.Default, null, null);
        return new SamplingDecision(share.Has(id)
            ? SamplingPriority.AutoKeep
            : SamplingPriority.AutoDrop, SamplingMechanism.AgentRate, share.Rate, null, share.Text);
    }
}

using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>The endpoints by path, for one behavior of the server.</summary>
internal sealed class EndpointTable
{
    private readonly Dictionary<string, IAgentEndpoint> _byPath = new(StringComparer.Ordinal);
    private readonly Dictionary<QuietRoute, QuietEndpoint> _quiet
        = QuietRoute.All.ToDictionary(static route => route, static route => new QuietEndpoint(route));
    private readonly TelemetryProxyEndpoint? _telemetry;
    private readonly FaultSchedule _faults;

    internal EndpointTable(DevAgentBehavior behavior, SamplingRates rates, ConfigurationFolder? configurations, AgentInfoConfig config)
    {
        Behavior = behavior;
        _faults = new FaultSchedule(behavior.Faults);
        foreach (TraceRoute route in TraceRoute.All.Where(route => behavior.Formats.Contains(route.Format)))
        {
            _byPath.Add(route.Path, new TraceEndpoint(route, rates));
        }

        IEnumerable<string> listed = [.. _byPath.Keys, .. configurations is null ? Array.Empty<string>() : [ConfigurationEndpoint.Path]];

        // An agent takes it at another port, so /info does not list it.
        _byPath.Add(TracePaths.Otlp, new OtlpEndpoint(behavior.MaxRequestBytes));
        if (configurations is not null) _byPath.Add(ConfigurationEndpoint.Path, new ConfigurationEndpoint(configurations));
        _telemetry = behavior.TakesTelemetry ? new TelemetryProxyEndpoint(behavior.MaxRequestBytes) : null;

        var info = new InfoEndpoint(new InfoDocument
        {
            Version = behavior.AgentVersion,
            Endpoints = behavior.Endpoints ?? [.. listed, .. _telemetry is null ? Array.Empty<string>() : [TelemetryProxyEndpoint.Prefix]],
            ClientDropP0s = behavior.ClientDropP0s,
            SpanMetaStructs = behavior.SpanMetaStructs,
            SpanEvents = behavior.SpanEvents,
            Config = config,
        });
        _byPath.Add(InfoEndpoint.Path, info);
        AgentState = behavior.SendsState ? info.State : null;
    }

    internal DevAgentBehavior Behavior { get; }

    /// <summary>Gets the hash of the <c>/info</c> body; null when it is not told.</summary>
    internal string? AgentState { get; }

    /// <summary>Counts a request, if it is for traces.</summary>
    /// <returns>The fault; null when it is answered as usual.</returns>
    internal DevAgentFault? NextFault(string path)
        => _byPath.GetValueOrDefault(path) is TraceEndpoint or OtlpEndpoint ? _faults.Next() : null;

    /// <summary>Answers a request; unknown paths as Go's router does.</summary>
    internal AgentAnswer Answer(string path, IHeaderDictionary headers, in ReceivedBody body)
        => Find(path)?.Answer(headers, body) ?? AgentAnswer.Refuse(404, "404 page not found");

    private IAgentEndpoint? Find(string path)
    {
        if (_byPath.TryGetValue(path, out IAgentEndpoint? endpoint)) return endpoint;
        if (TelemetryProxyEndpoint.IsPath(path)) return _telemetry;
        return QuietRoute.Find(path) is { } route ? _quiet[route] : null;
    }
}

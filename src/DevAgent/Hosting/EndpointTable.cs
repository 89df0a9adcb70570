using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Which endpoint answers which path.</summary>
internal sealed class EndpointTable
{
    private readonly Dictionary<string, IAgentEndpoint> _byPath = new(StringComparer.Ordinal);
    private readonly Dictionary<QuietRoute, QuietEndpoint> _quiet = QuietRoute.All.ToDictionary(static route => route, static route => new QuietEndpoint(route));

    internal EndpointTable(DevAgentOptions options, int port, string? socketPath)
    {
        var rates = new SamplingRates(options.SamplingRates, options.DefaultEnvironment);
        foreach (TraceRoute route in TraceRoute.Served) _byPath.Add(route.Path, new TraceEndpoint(route, rates));

        var info = new InfoEndpoint(new AgentInfo
        {
            Version = options.AgentVersion,
            Endpoints = [.. _byPath.Keys],
            ClientDropP0s = options.ClientDropP0s,
            Config = new(
                options.DefaultEnvironment, port, socketPath ?? string.Empty, (int)Math.Ceiling(options.ReadTimeout.TotalSeconds), options.MaxRequestBytes),
        });
        _byPath.Add(InfoEndpoint.Path, info);
        AgentState = info.State;
    }

    /// <summary>Gets the hash of the <c>/info</c> body.</summary>
    internal string AgentState { get; }

    /// <summary>Answers a request; unknown paths as Go's router does.</summary>
    internal AgentAnswer Answer(string path, IHeaderDictionary headers, in RequestBody body)
        => Find(path)?.Answer(headers, body) ?? AgentAnswer.Refuse(404, "404 page not found");

    private IAgentEndpoint? Find(string path)
        => _byPath.TryGetValue(path, out IAgentEndpoint? endpoint) ? endpoint : QuietRoute.Find(path) is { } route ? _quiet[route] : null;
}

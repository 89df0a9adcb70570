using System.Text.Json;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Sampling;

/// <summary>Makes samplers from variables and rates of an agent.</summary>
internal static class SamplerSetup
{
    internal static SamplingSettings Settings(params (string Name, string Value)[] variables)
        => new(new SamplingOptions(), new Variables(name => variables.FirstOrDefault(variable => variable.Name == name).Value));

    internal static TraceSampler Sampler(SamplingOptions options, AgentSamplingRates? rates = null, string environment = "",
        TimeProvider? time = null)
        => new(new SamplingSettings(options, new Variables(static _ => null)), () => rates
            ?? AgentSamplingRates.None, environment, "", time
            ?? new ManualTime());

    internal static SamplingOptions Rules(params SamplingRule[] rules) => new() { Rules = rules };

    internal static Span Root(string? service = "shop", string? name = "web.request", string? resource = "GET /", ulong id = 1)
        => new() { TraceId = id, SpanId = 1, Service = service, Name = name, Resource = resource };

    // Rates are made by the answer of an agent; the way from there is the agent library's own, which does not show it.
    internal static AgentSamplingRates Rates(params (string Key, double Rate)[] rates)
    {
        string body =
            JsonSerializer.Serialize(new { rate_by_service = rates.ToDictionary(static rate => rate.Key, static rate => rate.Rate) });
        var parse = typeof(AgentSamplingRates).GetMethod("Parse", System.Reflection.BindingFlags.Static
            | System.Reflection.BindingFlags.NonPublic)!;
        return (AgentSamplingRates)parse.Invoke(null, [new ReadOnlyMemory<byte>(System.Text.Encoding.UTF8.GetBytes(body)), null])!;
    }
}

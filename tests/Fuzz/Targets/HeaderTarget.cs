using System.Diagnostics;
using System.Text;

namespace SpanPack.Fuzz.Targets;

/// <summary>
/// Headers of a request, as lines "name: value" in Latin-1. What is extracted is injected again and must lead to the same trace.
/// </summary>
internal static class HeaderTarget
{
    private static readonly DatadogPropagator s_propagator = new();

    internal static void Run(byte[] input)
    {
        var headers = new Dictionary<string, List<string>>(StringComparer.OrdinalIgnoreCase);
        foreach (string line in Encoding.Latin1.GetString(input).Split('\n'))
        {
            int colon = line.IndexOf(':');
            if (colon <= 0) continue;
            if (!headers.TryGetValue(line[..colon], out List<string>? values)) headers[line[..colon]] = values = [];
            values.Add(line[(colon + 1)..].Trim());
        }

        s_propagator.ExtractTraceIdAndState(headers, Get, out string? traceId, out string? state);
        List<KeyValuePair<string, string?>>? baggage = s_propagator.ExtractBaggage(headers, Get)?.ToList();
        if (traceId is null) return;
        if (!ActivityContext.TryParse(traceId, state, isRemote: true, out ActivityContext context))
            throw new WrongResultException($"'{traceId}' with '{state}' is no context.");

        var injected = new Dictionary<string, List<string>>(StringComparer.OrdinalIgnoreCase);
        s_propagator.Inject(context, baggage, injected,
            static (carrier, name, value) => ((Dictionary<string, List<string>>)carrier!)[name] = [value]);
        s_propagator.ExtractTraceIdAndState(injected, Get, out string? again, out string? stateAgain);
        if (!ActivityContext.TryParse(again, stateAgain, out ActivityContext second) || second.TraceId != context.TraceId)
            throw new WrongResultException($"'{traceId}' became '{again}'.");
    }

    private static void Get(object? carrier, string name, out string? value, out IEnumerable<string>? values)
    {
        value = null;
        values = ((Dictionary<string, List<string>>)carrier!).GetValueOrDefault(name);
        if (values is List<string> { Count: 1 } one) (value, values) = (one[0], null);
    }
}

using System.Diagnostics;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanPack;

/// <summary>
/// A trace as an object of JSON whose properties are headers: the form in which Datadog's tracers put it into messages of AWS.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class MessageTrace
{
    /// <summary>The name of the attribute or property.</summary>
    internal const string Name = "_datadog";

    private static readonly DistributedContextPropagator.PropagatorSetterCallback s_set
        = static (carrier, name, value) => ((JsonObject)carrier!)[name] = value;

    /// <summary>Gets what reads a header.</summary>
    internal static DistributedContextPropagator.PropagatorGetterCallback Read { get; } = Get;

    /// <summary>Writes the trace of an activity; null where there is none.</summary>
    internal static JsonObject? Write(Activity activity)
    {
        var headers = new JsonObject();
        CarrierContext.Inject(activity, headers, s_set);
        return headers.Count > 0 ? headers : null;
    }

    /// <summary>Reads headers that came with a message; null for a text that has none.</summary>
    internal static JsonObject? Parse(string text)
    {
        try
        {
            return JsonNode.Parse(text) as JsonObject;
        }
        catch (JsonException)
        {
            return null;
        }
    }

    private static void Get(object? carrier, string name, out string? value, out IEnumerable<string>? values)
    {
        values = null;
        value = ((JsonObject)carrier!)[name] is JsonValue header && header.TryGetValue(out string? text) ? text : null;
    }
}

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
    internal static Dictionary<string, string>? Parse(string text)
    {
        try
        {
            using JsonDocument document = JsonDocument.Parse(text);
            if (document.RootElement.ValueKind != JsonValueKind.Object) return null;
            var headers = new Dictionary<string, string>();
            foreach (JsonProperty header in document.RootElement.EnumerateObject())
            {
                if (header.Value.ValueKind == JsonValueKind.String) headers[header.Name] = header.Value.GetString()!;
            }

            return headers;
        }
        catch (Exception e) when (e is JsonException or InvalidOperationException) // the latter: half of a character
        {
            return null;
        }
    }

    private static void Get(object? carrier, string name, out string? value, out IEnumerable<string>? values)
    {
        values = null;
        value = ((Dictionary<string, string>)carrier!).GetValueOrDefault(name);
    }
}

using System.Diagnostics;

namespace SpanPack;

/// <summary>Other names for services, from <c>DD_SERVICE_MAPPING</c>: <c>from:to,from:to</c>.</summary>
/// <remarks>Immutable: safe for any number of threads.</remarks>
[DebuggerDisplay("{_names.Count} names")]
internal sealed class ServiceMapping
{
    private readonly Dictionary<string, string> _names;

    private ServiceMapping(Dictionary<string, string> names) => _names = names;

    /// <summary>Reads <c>DD_SERVICE_MAPPING</c>, else <c>DD_TRACE_SERVICE_MAPPING</c>, the name in the tracer for .NET.</summary>
    /// <returns>The names; entries without a name on both sides are ignored, and the last one of a service counts.</returns>
    internal static ServiceMapping Read(Variables variables)
    {
        Dictionary<string, string> names = TagList.Parse(variables["DD_SERVICE_MAPPING"] ?? variables["DD_TRACE_SERVICE_MAPPING"]);
        foreach (string from in names.Keys.ToArray())
        {
            if (names[from].Length == 0) names.Remove(from);
        }

        return new ServiceMapping(names);
    }

    /// <summary>Returns the name for the service of a client, such as <c>postgres</c>; null for none.</summary>
    internal string? FindName(string client) => _names.GetValueOrDefault(client);

    /// <summary>Returns the name for a service: its own by default.</summary>
    internal string NameOf(string service) => _names.Count > 0 && _names.TryGetValue(service, out string? name) ? name : service;
}

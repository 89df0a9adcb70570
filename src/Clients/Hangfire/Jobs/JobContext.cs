using System.Diagnostics;

namespace SpanPack;

/// <summary>Traces in the parameters of jobs.</summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class JobContext
{
    /// <summary>The name of the parameter: that of Datadog's tracer, so either continues the traces of the other.</summary>
    internal const string Parameter = "datadog_context_key";

    private static readonly DistributedContextPropagator.PropagatorSetterCallback s_set = static (carrier, name, value)
        => ((Dictionary<string, string>)carrier!)[name] = value;

    /// <summary>Gets the callback that reads a header.</summary>
    internal static DistributedContextPropagator.PropagatorGetterCallback Read { get; } = Get;

    /// <summary>Returns the headers of an activity; null where there are none.</summary>
    internal static Dictionary<string, string>? Write(Activity activity)
    {
        var headers = new Dictionary<string, string>(StringComparer.Ordinal);
        CarrierContext.Inject(activity, headers, s_set);
        return headers.Count > 0 ? headers : null;
    }

    private static void Get(object? carrier, string name, out string? value, out IEnumerable<string>? values)
    {
        values = null;
        value = ((Dictionary<string, string>)carrier!).GetValueOrDefault(name);
    }
}

using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Activities.Tests.Scopes;

/// <summary>Reads Datadog's headers that the propagator of the process, which knows all collectors, sets for an activity.</summary>
internal sealed class HeaderReader : IDisposable
{
    private readonly DatadogPropagator _propagator = new();
    private readonly ActivityTraceCollector _collector;

    internal HeaderReader(ActivityTraceCollector collector) => _collector = collector;

    internal ulong ParentOf(Activity activity) => Read(activity, "x-datadog-parent-id");

    internal ulong TraceOf(Activity activity) => Read(activity, "x-datadog-trace-id");

    public void Dispose() => _collector.Stop();

    private ulong Read(Activity activity, string name)
    {
        var headers = new Dictionary<string, string>();
        _propagator.Inject(activity, headers, static (carrier, name, value) => ((Dictionary<string, string>)carrier!)[name] = value);
        return ulong.Parse(headers[name], CultureInfo.InvariantCulture);
    }
}

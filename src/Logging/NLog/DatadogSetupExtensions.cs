using NLog.Config;
using SpanPack.Tracing;

namespace NLog;

/// <summary>Adds the ids of traces to layouts of NLog.</summary>
/// <remarks>For one thread at a time, as the setup of NLog is.</remarks>
public static class DatadogSetupExtensions
{
    /// <summary>
    /// Registers the layout renderers <c>${dd_trace_id}</c>, <c>${dd_span_id}</c>, <c>${dd_service}</c>, <c>${dd_env}</c> and
    /// <c>${dd_version}</c>. A renderer without a value renders nothing. Call it before loading a configuration that uses them.
    /// </summary>
    /// <param name="setup">The setup, such as <c>LogManager.Setup()</c>; not null.</param>
    /// <returns><paramref name="setup"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="setup"/> is null.</exception>
    public static ISetupBuilder RegisterDatadog(this ISetupBuilder setup)
    {
        ArgumentNullException.ThrowIfNull(setup);
        // They are not agnostic of threads: asynchronous targets have them rendered by the thread that logs.
        return setup.SetupExtensions(static extensions => extensions
            .RegisterLayoutRenderer("dd_trace_id", static _ => LogFields.Current.TraceId ?? "")
            .RegisterLayoutRenderer("dd_span_id", static _ => LogFields.Current.SpanId ?? "")
            .RegisterLayoutRenderer("dd_service", static _ => LogFields.Current.Service)
            .RegisterLayoutRenderer("dd_env", static _ => LogFields.Current.Process.Environment ?? "")
            .RegisterLayoutRenderer("dd_version", static _ => LogFields.Current.Process.Version ?? ""));
    }
}

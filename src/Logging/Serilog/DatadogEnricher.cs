using System.Diagnostics;
using Serilog.Core;
using Serilog.Events;
using SpanPack.Tracing;

namespace SpanPack;

/// <summary>
/// Adds the ids of the active span or activity, and service, environment and version of the process, to events of Serilog.
/// </summary>
/// <remarks>Safe for any number of threads. It runs on the thread that writes the event. Existing properties are kept.</remarks>
[DebuggerDisplay("dd_trace_id, dd_span_id, dd_service, dd_env, dd_version")]
public sealed class DatadogEnricher : ILogEventEnricher
{
    /// <summary>
    /// Adds the properties <c>dd_trace_id</c>, <c>dd_span_id</c>, <c>dd_service</c>, <c>dd_env</c> and <c>dd_version</c>, as far as they
    /// are known.
    /// </summary>
    /// <param name="logEvent">The event; not null.</param>
    /// <param name="propertyFactory">Not used: all values are texts.</param>
    /// <exception cref="ArgumentNullException"><paramref name="logEvent"/> is null.</exception>
    public void Enrich(LogEvent logEvent, ILogEventPropertyFactory propertyFactory)
    {
        ArgumentNullException.ThrowIfNull(logEvent);
        var fields = LogFields.Current;
        Add(logEvent, "dd_trace_id", fields.TraceId);
        Add(logEvent, "dd_span_id", fields.SpanId);
        Add(logEvent, "dd_service", fields.Service);
        Add(logEvent, "dd_env", fields.Process.Environment);
        Add(logEvent, "dd_version", fields.Process.Version);
    }

    private static void Add(LogEvent logEvent, string name, string? value)
    {
        if (value is not null) logEvent.AddPropertyIfAbsent(new LogEventProperty(name, new ScalarValue(value)));
    }
}

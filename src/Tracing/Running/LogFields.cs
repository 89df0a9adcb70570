using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Tracing;

/// <summary>The values that link a log record to its trace, in the form of logging libraries.</summary>
/// <remarks>Immutable. Reading them does not start the tracer: without one they come from the activity and environment variables.</remarks>
/// <param name="TraceId">The trace: 32 hex digits, or the decimal text of an id of 64 bits; null where no span is active.</param>
/// <param name="SpanId">The span, as decimal text; null where none is active.</param>
/// <param name="Process">The process.</param>
/// <param name="Service">Its service.</param>
[DebuggerDisplay("{TraceId} {SpanId}")]
internal readonly record struct LogFields(string? TraceId, string? SpanId, ProcessDescription Process, string Service)
{
    private const string UpperHalfOf64Bits = "0000000000000000";

    /// <summary>Gets the values for a record that is written now, on this thread.</summary>
    internal static LogFields Current
    {
        get
        {
            // A scope may be of a tracer that the program has made, or that was replaced since.
            TracerCore? core = (ActiveScope.Current as TracerScope)?.TracerSpan.Core ?? ProcessTracing.Instance.Known;
            ProcessDescription process = core?.Collector.Writer.Process ?? ProcessDescription.Current;
            string service = core?.Spans.DefaultService ?? process.Service;
            if (core is not null && ActiveScope.Current is not null)
            {
                core.Spans.FindActive(out ActiveScope? scope, out _);
                if (scope?.LocalSpan.Span is { } span)
                    return new LogFields(TextOf(span.TraceId.ToString("x32", CultureInfo.InvariantCulture)), Decimal(span.SpanId), process,
                        service);
            }

            if (Activity.Current is not { IdFormat: ActivityIdFormat.W3C } activity) return new LogFields(null, null, process, service);
            return new LogFields(TextOf(activity.TraceId.ToHexString()), Decimal(RemoteContext.IdOf(activity.SpanId)), process, service);
        }
    }

    // Ids of 64 bits are decimal wherever Datadog shows them, longer ones are not.
    private static string TextOf(string hex)
        => hex.StartsWith(UpperHalfOf64Bits, StringComparison.Ordinal)
            ? Decimal(ulong.Parse(hex.AsSpan(UpperHalfOf64Bits.Length), NumberStyles.HexNumber, CultureInfo.InvariantCulture))
            : hex;

    private static string Decimal(ulong id) => id.ToString(CultureInfo.InvariantCulture);
}

using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>
/// Decides by the HTTP status whether a span is an error, if a setting lists the statuses. It overrides the decision of the
/// instrumentation.
/// </summary>
/// <remarks>Immutable: safe for any number of threads. It reads only parts of the shape of a span.</remarks>
/// <param name="server">The statuses that make an incoming request an error; null to keep the instrumentation's decision.</param>
/// <param name="client">The statuses that make an outgoing request an error; null to keep the instrumentation's decision.</param>
[DebuggerDisplay("server {_server}, client {_client}")]
internal sealed class HttpErrors(StatusSet? server, StatusSet? client)
{
    private readonly StatusSet? _server = server;
    private readonly StatusSet? _client = client;

    /// <summary>Sets or clears the error of a span that is about to be mapped.</summary>
    /// <returns>Whether an error was cleared: its <c>error.type</c> is a status, too.</returns>
    internal bool Apply(in SpanFacts facts)
    {
        SpanSource source = facts.Source;
        StatusSet? errors = source.Kind switch { ActivitySpanKind.Server => _server, ActivitySpanKind.Client => _client, _ => null };
        if (errors is null || StatusAttributes.FindHttp(facts) is not (>= 0 and var status)) return false;
        if (errors.Has(status))
        {
            source.Status = SpanStatus.Error;
            return false;
        }

        if (source.Status != SpanStatus.Error || HasOtherReason(source, status)) return false;
        source.Status = SpanStatus.Unset;
        return true;
    }

    // An exception, or what the program says, is an error whatever the status is.
    private static bool HasOtherReason(SpanSource source, long status)
    {
        if (!string.IsNullOrEmpty(source.StatusMessage)) return true;
        foreach (SpanEvent item in source.Events)
        {
            if (item.Name == StructureTags.ExceptionEvent) return true;
        }

        return source.FindText(MappedKeys.ErrorType.Name) is { Length: > 0 } type && type != status.ToString(CultureInfo.InvariantCulture);
    }
}

using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>Decides by the status of an HTTP request whether its span is an error, where a setting lists the statuses: it overrides what the instrumentation has decided by the status.</summary>
/// <remarks>Immutable: safe for any number of threads. What it looks at is part of the shape of a span.</remarks>
/// <param name="server">The statuses that are errors of requests that are served; null for what the instrumentation says.</param>
/// <param name="client">The statuses that are errors of requests that are sent; null for what the instrumentation says.</param>
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
        if (errors is null || StatusCodes.FindHttp(facts) is not (>= 0 and var status)) return false;
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

using System.Collections;
using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>
/// A scope of log records with the ids of a span, which link logs to traces, and the values of <see cref="ServiceScope"/>.
/// </summary>
/// <remarks>
/// Immutable. It is cached with its activity, and per thread for the last span of the program, so ids are formatted once, for the first
/// record.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class SpanScope : IReadOnlyList<KeyValuePair<string, object?>>
{
    private const string Key = "SpanPack.SpanScope";
    private const string UpperHalfOf64Bits = "0000000000000000";

    [ThreadStatic]
    private static LastSpan? s_last;

    private readonly ServiceScope _service;
    private readonly string _traceId;
    private readonly string _spanId;

    private SpanScope(string traceId, string spanId, ServiceScope service)
        => (_traceId, _spanId, _service) = (TraceIdText(traceId), spanId, service);

    public int Count => _service.Count + 2;

    public KeyValuePair<string, object?> this[int index] => index switch
    {
        0 => new("dd.trace_id", _traceId),
        1 => new("dd.span_id", _spanId),
        _ => _service[index - 2],
    };

    /// <summary>Returns the scope of an activity that has W3C ids.</summary>
    internal static SpanScope Of(Activity activity, ServiceScope service)
    {
        if (activity.GetCustomProperty(Key) is SpanScope known && ReferenceEquals(known._service, service)) return known;
        var scope = new SpanScope(activity.TraceId.ToHexString(), Decimal(activity.SpanId.ToHexString()), service);
        activity.SetCustomProperty(Key, scope);
        return scope;
    }

    /// <summary>Returns the scope of the program's active span.</summary>
    internal static SpanScope Of(Span span, ServiceScope service)
    {
        if (s_last is { } last && last.SpanId == span.SpanId && last.TraceId == span.TraceId
            && ReferenceEquals(last.Scope._service, service))
            return last.Scope;
        var scope = new SpanScope(span.TraceId.ToString("x32", CultureInfo.InvariantCulture),
            span.SpanId.ToString(CultureInfo.InvariantCulture), service);
        s_last = new LastSpan(span.TraceId, span.SpanId, scope); // ids alone: a span is not kept by a thread
        return scope;
    }

    public IEnumerator<KeyValuePair<string, object?>> GetEnumerator()
    {
        for (int i = 0; i < Count; i++) yield return this[i];
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    /// <summary>Returns the text for providers without structured scopes.</summary>
    public override string ToString() => $"dd.trace_id:{_traceId}, dd.span_id:{_spanId}, {_service}";

    private sealed record LastSpan(UInt128 TraceId, ulong SpanId, SpanScope Scope);

    // Ids of 64 bits are decimal wherever Datadog shows them, longer ones are not.
    private static string TraceIdText(string hex)
        => hex.StartsWith(UpperHalfOf64Bits, StringComparison.Ordinal) ? Decimal(hex[UpperHalfOf64Bits.Length..]) : hex;

    private static string Decimal(string hex)
        => ulong.Parse(hex, NumberStyles.HexNumber, CultureInfo.InvariantCulture).ToString(CultureInfo.InvariantCulture);
}

using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>
/// The headers of Zipkin's styles, one (<c>b3: {trace id}-{span id}-{sampled}</c>) or several. Source: openzipkin, b3-propagation.
/// </summary>
internal static class B3Headers
{
    /// <summary>Reads a context from one header.</summary>
    internal static PropagatedContext? ExtractOne(Carrier carrier, out bool isMalformed)
    {
        isMalformed = false;
        if (carrier[HeaderNames.B3] is not { } text || text is "0" or "1" or "d") return null; // a wish alone names no trace
        int first = text.IndexOf('-');
        int second = first < 0 ? -1 : text.IndexOf('-', first + 1);
        if (first < 0)
        {
            isMalformed = true;
            return null;
        }

        string sampled = second < 0 ? "" : text[(second + 1)..].Split('-')[0];
        return Create(text.AsSpan(0, first),
            second < 0 ? text.AsSpan(first + 1) : text.AsSpan((first + 1)..second), sampled, PropagationStyle.B3, out isMalformed);
    }

    /// <summary>Reads a context from several headers.</summary>
    internal static PropagatedContext? ExtractSeveral(Carrier carrier, out bool isMalformed)
    {
        isMalformed = false;
        if (carrier[HeaderNames.B3TraceId] is not { } traceId) return null;
        string sampled = carrier[HeaderNames.B3Flags] == "1" ? "d" : carrier[HeaderNames.B3Sampled] ?? "";
        return Create(traceId, carrier[HeaderNames.B3SpanId], sampled, PropagationStyle.B3Multi, out isMalformed);
    }

    internal static void InjectOne(in LocalTraceContext context, object? carrier,
        DistributedContextPropagator.PropagatorSetterCallback setter)
        => setter(carrier, HeaderNames.B3,
            string.Create(CultureInfo.InvariantCulture, $"{TraceIdOf(context)}-{context.SpanId:x16}-{(context.IsKept ? "1" : "0")}"));

    internal static void InjectSeveral(in LocalTraceContext context, object? carrier,
        DistributedContextPropagator.PropagatorSetterCallback setter)
    {
        setter(carrier, HeaderNames.B3TraceId, TraceIdOf(context));
        setter(carrier, HeaderNames.B3SpanId, context.SpanId.ToString("x16", CultureInfo.InvariantCulture));
        setter(carrier, HeaderNames.B3Sampled, context.IsKept ? "1" : "0");
    }

    private static string TraceIdOf(in LocalTraceContext context)
        => context.TraceId.ToString(context.TraceId >> 64 == 0 ? "x16" : "x32", CultureInfo.InvariantCulture);

    private static PropagatedContext? Create(ReadOnlySpan<char> traceId, ReadOnlySpan<char> spanId, string sampled, PropagationStyle style,
        out bool isMalformed)
    {
        ulong upper = 0;
        isMalformed = traceId.Length is not (16 or 32) || (traceId.Length == 32 && !HeaderText.TryReadHex(traceId[..16], out upper));
        isMalformed = !HeaderText.TryReadHex(isMalformed ? "" : traceId[^16..], out ulong lower)
            | !HeaderText.TryReadHex(spanId, out ulong span);
        isMalformed |= lower == 0 || span == 0;
        return isMalformed ? null : new PropagatedContext
        {
            TraceId = new UInt128(upper, lower),
            ParentId = span,
            Priority = sampled switch
            {
                "1" or "true" => SamplingPriority.AutoKeep,
                "0"
                or "false" => SamplingPriority.AutoDrop,
                "d" => SamplingPriority.UserKeep,
                _ => null
            },
            Style = style,
        };
    }
}

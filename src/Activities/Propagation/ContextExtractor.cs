using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>Makes one context of what the headers of several styles say. Source: agent protocol, section 7. Safe for any number of threads.</summary>
/// <param name="settings">Which styles, in which order, and what is done with what they say.</param>
[DebuggerDisplay("{settings,nq}")]
internal sealed class ContextExtractor(PropagationSettings settings)
{
    private const uint FlagsKnown = 0x8000_0000;
    private const string Terminated = "terminated_context";
    private const string Restarted = "propagation_behavior_extract";

    public override string ToString() => settings.ToString();

    /// <summary>Reads the headers.</summary>
    /// <returns>Where the trace goes on, or what the local root of a new one has to tell; null for nothing.</returns>
    internal PropagatedContext? Extract(Carrier carrier)
    {
        if (settings.Behavior == ExtractionBehavior.Ignore) return null;
        PropagatedContext? context = ExtractStyles(carrier, out bool isMalformed);
        if (context is null) return isMalformed ? NewTrace() with { PropagationError = PropagationErrors.DecodingError } : null;
        return settings.Behavior == ExtractionBehavior.Restart ? NewTrace() with { Links = [LinkTo(context, Restarted)] } : context;
    }

    private PropagatedContext? ExtractStyles(Carrier carrier, out bool isMalformed)
    {
        isMalformed = false;
        PropagatedContext? context = null;
        List<SpanLink>? links = null;
        foreach (PropagationStyle style in settings.Extract)
        {
            PropagatedContext? other = ExtractStyle(style, carrier, out bool isWrong);
            isMalformed |= isWrong;
            if (other is null) continue;
            if (settings.ExtractFirst) return other;
            if (context is null) context = other;
            else if (IsSameTrace(context, other)) context = Merge(context, other);
            else (links ??= []).Add(LinkTo(other, Terminated));
        }

        return links is null ? context : context! with { Links = links };
    }

    private PropagatedContext? ExtractStyle(PropagationStyle style, Carrier carrier, out bool isMalformed)
    {
        isMalformed = false;
        return style switch
        {
            PropagationStyle.Datadog => DatadogHeaders.Extract(carrier, settings.MaxTagsLength, out isMalformed),
            PropagationStyle.TraceContext => TraceContextHeaders.Extract(carrier, out isMalformed),
            PropagationStyle.B3 => B3Headers.ExtractOne(carrier, out isMalformed),
            PropagationStyle.B3Multi => B3Headers.ExtractSeveral(carrier, out isMalformed),
            _ => null,
        };
    }

    // Datadog's upper half is in a header that may be missing or too long; two traces hardly have the lower one in common.
    private static bool IsSameTrace(PropagatedContext context, PropagatedContext other)
        => context.TraceId == other.TraceId || ((ulong)context.TraceId == (ulong)other.TraceId && (context.TraceId >> 64 == 0 || other.TraceId >> 64 == 0));

    // Somebody without Datadog between the two services knows W3C's headers only: then those name the nearer parent.
    private static PropagatedContext Merge(PropagatedContext context, PropagatedContext other)
    {
        UInt128 traceId = context.TraceId | other.TraceId;
        if (other.Style != PropagationStyle.TraceContext) return context with { TraceId = traceId };
        bool isNearer = other.ParentId != context.ParentId;
        string? last = other.LastParentId != PropagatedContext.NoParentId ? other.LastParentId : context.ParentId.ToString("x16", CultureInfo.InvariantCulture);
        return context with
        {
            TraceId = traceId,
            ParentId = other.ParentId,
            LastParentId = isNearer ? last : context.LastParentId,
            ForeignTraceState = other.ForeignTraceState,
        };
    }

    private static SpanLink LinkTo(PropagatedContext context, string reason) => new(context.TraceId, context.ParentId)
    {
        Flags = context.Priority is { } priority ? FlagsKnown | (priority > 0 ? 1u : 0u) : 0,
        TraceState = context.Style == PropagationStyle.TraceContext ? TraceStateWriter.Write(context.AsIncoming()) : null,
        Attributes = new AttributeList { { "reason", new TagValue(reason) }, { "context_headers", new TagValue(PropagationStyles.NameOf(context.Style)) } },
    };

    private static PropagatedContext NewTrace() => new() { TraceId = SpanIds.NewTraceId() };
}

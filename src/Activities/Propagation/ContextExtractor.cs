using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Combines the headers of several styles into one context. Source: docs/protocol.md#headers-between-services. Safe for any number of
/// threads.
/// </summary>
/// <param name="settings">The styles in their order, and the behavior.</param>
[DebuggerDisplay("{settings,nq}")]
internal sealed class ContextExtractor(PropagationSettings settings)
{
    private const uint FlagsKnown = 0x8000_0000;
    private const string Terminated = "terminated_context";
    private const string Restarted = "propagation_behavior_extract";

    public override string ToString() => settings.ToString();

    /// <summary>Reads the headers.</summary>
    /// <returns>The context to continue, or the data for the local root of a new trace; null for none.</returns>
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
            bool isWrong;
            if (style == PropagationStyle.TraceContext && context is not null)
            {
                if (TraceContextHeaders.TryRead(carrier, out TraceContextTexts texts, out isWrong)) Add(context, texts, ref links);
            }
            else if (ExtractStyle(style, carrier, out isWrong) is { } other)
            {
                if (settings.ExtractFirst) return other;
                if (context is null) context = other;
                else Add(context, other, ref links);
            }

            isMalformed |= isWrong;
        }

        if (links is not null) (context!.Links, context.IsWritten) = (links, false); // no header says that
        return context;
    }

    private static void Add(PropagatedContext context, in TraceContextTexts texts, ref List<SpanLink>? links)
    {
        if (IsSameTrace(context.TraceId, texts.Parent.TraceId)) Merge(context, texts);
        else (links ??= []).Add(LinkTo(TraceContextHeaders.Create(texts), Terminated));
    }

    private static void Add(PropagatedContext context, PropagatedContext other, ref List<SpanLink>? links)
    {
        if (!IsSameTrace(context.TraceId, other.TraceId)) (links ??= []).Add(LinkTo(other, Terminated));
        else if (context.TraceId >> 64 == 0 && other.TraceId >> 64 != 0)
            (context.TraceId, context.TraceParent, context.IsWritten) = (other.TraceId, null, false);
    }

    private PropagatedContext? ExtractStyle(PropagationStyle style, Carrier carrier, out bool isMalformed)
    {
        isMalformed = false;
        return style switch
        {
            PropagationStyle.Datadog => DatadogHeaders.Extract(carrier, settings.MaxTagsLength, out isMalformed),
            PropagationStyle.TraceContext
                => TraceContextHeaders.TryRead(carrier, out TraceContextTexts texts, out isMalformed)
                    ? TraceContextHeaders.Create(texts)
                    : null,
            PropagationStyle.B3 => B3Headers.ExtractOne(carrier, out isMalformed),
            PropagationStyle.B3Multi => B3Headers.ExtractSeveral(carrier, out isMalformed),
            _ => null,
        };
    }

    // Datadog's upper half is in a header that may be missing or too long; two traces hardly have the lower one in common.
    private static bool IsSameTrace(UInt128 id, UInt128 other)
        => id == other || ((ulong)id == (ulong)other && (id >> 64 == 0 || other >> 64 == 0));

    // Somebody without Datadog between the two services knows W3C's headers only: then those name the nearer parent.
    private static void Merge(PropagatedContext context, in TraceContextTexts texts)
    {
        TraceParent parent = texts.Parent;
        ulong? last = texts.State.LastParent is { } span and not 0 ? span : context.ParentId;
        if (parent.SpanId != context.ParentId) context.LastParent = last;
        context.TraceId |= parent.TraceId;
        context.ParentId = parent.SpanId;
        context.ForeignTraceState = texts.State.Foreign;
        if (context.TraceId == parent.TraceId && RemoteContext.IsSampled(context) == parent.IsSampled)
            context.TraceParent = texts.ParentText;
    }

    private static SpanLink LinkTo(PropagatedContext context, string reason) => new(context.TraceId, context.ParentId)
    {
        Flags = context.Priority is { } priority ? FlagsKnown | (priority > 0 ? 1u : 0u) : 0,
        TraceState = context.Style == PropagationStyle.TraceContext ? TraceStateWriter.Write(context.AsIncoming()) : null,
        Attributes = new AttributeList { { "reason", new TagValue(reason) },
            { "context_headers", new TagValue(PropagationStyles.NameOf(context.Style)) } },
    };

    private static PropagatedContext NewTrace() => new() { TraceId = SpanIds.NewTraceId() };
}

using System.Diagnostics;

namespace SpanPack;

/// <summary>The headers of W3C's style. Source: agent protocol, section 7.</summary>
internal static class TraceContextHeaders
{
    /// <summary>Reads a context.</summary>
    /// <param name="carrier">The headers.</param>
    /// <param name="isMalformed">Whether there is one that cannot be read.</param>
    internal static PropagatedContext? Extract(Carrier carrier, out bool isMalformed)
    {
        isMalformed = false;
        if (carrier[HeaderNames.TraceParent] is not { } text) return null;
        isMalformed = !TraceParent.TryParse(text, out TraceParent parent);
        return isMalformed ? null : Create(parent, TraceStateReader.Read(carrier[HeaderNames.TraceState], TraceState.MaxHeaderLength));
    }

    /// <summary>What the two headers say together. Where flag and priority do not agree, somebody without Datadog has decided later: the flag wins.</summary>
    internal static PropagatedContext Create(in TraceParent parent, in TraceState state)
    {
        bool agree = state.Priority is { } decided && decided > 0 == parent.IsSampled;
        return new PropagatedContext
        {
            TraceId = parent.TraceId,
            ParentId = parent.SpanId,
            Priority = agree ? state.Priority : parent.IsSampled ? SamplingPriority.AutoKeep : SamplingPriority.AutoDrop,
            Origin = state.Origin,
            Tags = agree ? state.Tags : state.Tags.With(PropagatedTags.DecisionMaker, parent.IsSampled ? DecisionTags.Unknown : null),
            LastParentId = state.LastParentId ?? PropagatedContext.NoParentId,
            ForeignTraceState = state.Foreign,
            Style = PropagationStyle.TraceContext,
        };
    }

    /// <summary>Writes a context.</summary>
    internal static void Inject(in LocalTraceContext context, object? carrier, DistributedContextPropagator.PropagatorSetterCallback setter)
    {
        setter(carrier, HeaderNames.TraceParent, TraceParent.Write(context.TraceId, context.SpanId, context.IsKept));
        if (TraceStateWriter.Write(context) is { } state) setter(carrier, HeaderNames.TraceState, state);
    }
}

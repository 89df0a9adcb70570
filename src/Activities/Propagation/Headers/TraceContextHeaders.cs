using System.Diagnostics;

namespace SpanPack;

/// <summary>The headers of the W3C style. Source: docs/protocol.md#headers-between-services.</summary>
internal static class TraceContextHeaders
{
    /// <summary>Reads the two headers.</summary>
    /// <param name="carrier">The headers.</param>
    /// <param name="texts">Their content.</param>
    /// <param name="isMalformed">Whether a header cannot be read.</param>
    /// <returns>Whether they contain a trace.</returns>
    internal static bool TryRead(Carrier carrier, out TraceContextTexts texts, out bool isMalformed)
    {
        (texts, isMalformed) = (default, false);
        if (carrier[HeaderNames.TraceParent] is not { } text) return false;
        isMalformed = !TraceParent.TryParse(text, out TraceParent parent);
        if (isMalformed) return false;
        string? state = carrier[HeaderNames.TraceState];
        texts = new TraceContextTexts { Parent = parent, State = TraceStateReader.Read(state, TraceState.MaxHeaderLength),
            ParentText = TraceParent.IsPlain(text) ? text : null, StateText = state };
        return true;
    }

    /// <summary>Creates a context from the two headers, which are passed to the activity unchanged if possible.</summary>
    internal static PropagatedContext Create(in TraceContextTexts texts)
    {
        PropagatedContext context = Create(texts.Parent, texts.State);
        (context.TraceParent, context.IsWritten) = (texts.ParentText, texts.CanPass);
        if (texts.CanPass) context.TraceState = texts.StateText;
        return context;
    }

    /// <summary>
    /// Combines the two headers. If flag and priority disagree, a service without Datadog has decided later: the flag takes precedence.
    /// </summary>
    internal static PropagatedContext Create(in TraceParent parent, in TraceState state)
    {
        bool agree = state.Priority is { } decided && decided > 0 == parent.IsSampled;
        return new PropagatedContext
        {
            TraceId = parent.TraceId,
            ParentId = parent.SpanId,
            Priority = agree ? state.Priority : parent.IsSampled ? SamplingPriority.AutoKeep : SamplingPriority.AutoDrop,
            Origin = state.Origin,
            Tags = agree ? state.Tags : DecisionTags.Replace(state.Tags, parent.IsSampled ? DecisionTags.Unknown : null),
            LastParent = state.LastParent ?? 0,
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

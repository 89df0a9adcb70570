using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>The headers of Datadog's style. Source: docs/protocol.md#headers-between-services.</summary>
internal static class DatadogHeaders
{
    /// <summary>Reads a context.</summary>
    /// <param name="carrier">The headers.</param>
    /// <param name="maxTagsLength">The most characters of tags.</param>
    /// <param name="isMalformed">Whether a header cannot be read.</param>
    internal static PropagatedContext? Extract(Carrier carrier, int maxTagsLength, out bool isMalformed)
    {
        isMalformed = false;
        if (carrier[HeaderNames.TraceId] is not { } traceIdText) return null;
        string? parentText = carrier[HeaderNames.ParentId];
        ulong parentId = 0;
        isMalformed = !HeaderText.TryReadDecimal(traceIdText, out ulong traceId) || traceId == 0
            || (parentText is not null && !HeaderText.TryReadDecimal(parentText, out parentId));
        if (isMalformed) return null;
        PropagatedTags tags = TagsHeader.Read(carrier[HeaderNames.Tags], maxTagsLength, out ulong upper, out string? error);
        SamplingPriority? priority = null;
        if (carrier[HeaderNames.SamplingPriority] is { } priorityText)
        {
            if (HeaderText.TryReadPriority(priorityText, out SamplingPriority read)) priority = read;
            else error ??= PropagationErrors.DecodingError;
        }

        return new PropagatedContext
        {
            TraceId = new UInt128(upper, traceId),
            ParentId = parentId,
            Priority = priority,
            Origin = HeaderText.ToOrigin(carrier[HeaderNames.Origin]),
            Tags = tags,
            PropagationError = error,
            Style = PropagationStyle.Datadog,
        };
    }

    /// <summary>Writes a context.</summary>
    /// <returns>The propagation error; null for none.</returns>
    internal static string? Inject(in LocalTraceContext context, int maxTagsLength, object? carrier,
        DistributedContextPropagator.PropagatorSetterCallback setter)
    {
        setter(carrier, HeaderNames.TraceId, TraceIdTextOf(context));
        setter(carrier, HeaderNames.ParentId, context.SpanId.ToString(CultureInfo.InvariantCulture));
        if (context.Priority is { } priority) setter(carrier, HeaderNames.SamplingPriority, HeaderText.ToText(priority));
        if (HeaderText.ToOrigin(context.Origin) is { } origin) setter(carrier, HeaderNames.Origin, origin);
        if (TagsHeader.Write(context.Tags, (ulong)(context.TraceId >> 64), maxTagsLength, context.Texts?.TagsText,
            out string? error) is { } tags)
        {
            setter(carrier, HeaderNames.Tags, tags);
            if (context.Texts is { } texts) texts.TagsText = tags;
        }

        return error;
    }

    private static string TraceIdTextOf(in LocalTraceContext context)
    {
        string text = context.Texts?.TraceIdText ?? ((ulong)context.TraceId).ToString(CultureInfo.InvariantCulture);
        if (context.Texts is { } texts) texts.TraceIdText = text;
        return text;
    }
}

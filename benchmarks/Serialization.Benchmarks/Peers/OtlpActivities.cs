using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Benchmarks.Peers;

/// <summary>
/// Makes ended activities that hold what the peers' spans hold: all tags as attributes, <c>resource.name</c> and <c>span.type</c> too.
/// </summary>
internal static class OtlpActivities
{
    private static readonly ActivitySource s_source = new("webshop");

    private static readonly ActivityListener s_listener = new()
    {
        ShouldListenTo = static source => source == s_source,
        Sample = static (ref ActivityCreationOptions<ActivityContext> _) => ActivitySamplingResult.AllDataAndRecorded,
    };

    static OtlpActivities() => ActivitySource.AddActivityListener(s_listener);

    internal static Activity Of(PeerSpan span)
    {
        Activity? current = Activity.Current;
        Activity.Current = null;
        Activity activity =
            s_source.CreateActivity(span.Name ?? string.Empty, Kind(span), Parent(span), links: span.SpanLinks?.Select(Link))!;
        activity.SetIdFormat(ActivityIdFormat.W3C);
        DateTime start = DateTime.UnixEpoch.AddTicks(span.Start / TimeSpan.NanosecondsPerTick);
        activity.SetStartTime(start);
        activity.Start();
        AddTags(activity, span);
        foreach (PeerEvent spanEvent in span.SpanEvents ?? []) activity.AddEvent(Event(spanEvent));
        activity.SetEndTime(start.AddTicks(Math.Max(1, span.Duration / TimeSpan.NanosecondsPerTick)));
        activity.Stop();
        Activity.Current = current;
        return activity;
    }

    private static void AddTags(Activity activity, PeerSpan span)
    {
        foreach (KeyValuePair<string, string> tag in span.Meta) activity.SetTag(tag.Key, tag.Value);
        foreach (KeyValuePair<string, double> metric in span.Metrics) activity.SetTag(metric.Key, metric.Value);
        foreach (KeyValuePair<string, byte[]> entry in span.MetaStruct ?? []) activity.SetTag(entry.Key, entry.Value);
        if (span.Resource is not null) activity.SetTag("resource.name", span.Resource);
        if (span.Type is not null) activity.SetTag("span.type", span.Type);
    }

    private static ActivityKind Kind(PeerSpan span) => span.Meta.GetValueOrDefault(TagNames.SpanKind) switch
    {
        "server" => ActivityKind.Server,
        "client" => ActivityKind.Client,
        _ => ActivityKind.Internal,
    };

    private static ActivityContext Parent(PeerSpan span) => span.ParentId is { } id ? Context(0, span.TraceId, id, null) : default;

    private static ActivityLink Link(PeerLink link)
        => new(Context(link.TraceIdHigh, link.TraceId, link.SpanId, link.Tracestate),
            new ActivityTagsCollection(link.Attributes.Select(static pair => new KeyValuePair<string, object?>(pair.Key, pair.Value))));

    private static ActivityEvent Event(PeerEvent spanEvent)
        => new(spanEvent.Name, DateTimeOffset.UnixEpoch.AddTicks((long)spanEvent.TimeUnixNano / TimeSpan.NanosecondsPerTick),
            new ActivityTagsCollection(spanEvent.Attributes.Select(static pair =>
                new KeyValuePair<string, object?>(pair.Key, pair.Value.ToObject()))));

    private static ActivityContext Context(ulong traceIdUpper, ulong traceIdLower, ulong spanId, string? state)
        => new(ActivityTraceId.CreateFromString(Hex(traceIdUpper) + Hex(traceIdLower)), ActivitySpanId.CreateFromString(Hex(spanId)),
            ActivityTraceFlags.Recorded, state);

    private static string Hex(ulong value) => value.ToString("x16", CultureInfo.InvariantCulture);
}

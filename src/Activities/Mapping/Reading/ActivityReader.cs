using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Reads activities, as the exporters of OpenTelemetry do.</summary>
internal static class ActivityReader
{
    private static readonly ConditionalWeakTable<ActivitySource, ScopeAttributes> s_scopes = [];

    /// <summary>Reads an activity, stopped or not.</summary>
    internal static void Read(Activity activity, SpanSource source)
    {
        ReadWithoutItems(activity, source);
        foreach (ref readonly ActivityEvent item in activity.EnumerateEvents()) source.Events.Add(ReadEvent(item));
        foreach (ref readonly ActivityLink link in activity.EnumerateLinks()) source.Links.Add(ReadLink(link));
    }

    /// <summary>Reads an activity without its events and links.</summary>
    internal static void ReadWithoutItems(Activity activity, SpanSource source)
    {
        ReadHead(activity, source);
        source.Activity = activity;
        KnownAttributes attributes = source.Attributes;
        foreach (ref readonly KeyValuePair<string, object?> tag in activity.EnumerateTagObjects())
        {
            if (tag.Key is not null && tag.Value is not null) attributes.Add(tag.Key, tag.Value);
        }

        ReadStatus(activity, source);
    }

    /// <summary>Reads the events of an activity.</summary>
    internal static SpanEvent[] ReadEvents(Activity activity)
    {
        int count = 0;
        foreach (ref readonly ActivityEvent _ in activity.EnumerateEvents()) count++;
        var events = new SpanEvent[count];
        int read = 0;
        foreach (ref readonly ActivityEvent item in activity.EnumerateEvents())
        {
            if (read == count) break; // added since then
            events[read++] = ReadEvent(item);
        }

        return events;
    }

    /// <summary>Returns the attributes of a scope with tags, which are read once.</summary>
    internal static ScopeAttributes ReadScope(ActivitySource scope) => s_scopes.GetValue(scope, MakeScope);

    private static void ReadHead(Activity activity, SpanSource source)
    {
        string traceId = activity.TraceId.ToHexString();
        source.TraceIdText = traceId;
        source.TraceId = HexId.Read128(traceId);
        source.SpanId = HexId.Read(activity.SpanId.ToHexString());
        source.ParentId = HexId.Read(activity.ParentSpanId.ToHexString());
        source.IsLocalRoot = activity.Parent is null;
        source.Name = activity.DisplayName;
        // the same order, without a kind that is unspecified
        source.Kind = activity.Kind is >= ActivityKind.Internal and <= ActivityKind.Consumer
            ? (ActivitySpanKind)(activity.Kind + 1)
            : ActivitySpanKind.Unspecified;
        source.Start = ToNanoseconds(activity.StartTimeUtc.Ticks - DateTime.UnixEpoch.Ticks);
        source.Duration = ToNanoseconds(activity.Duration.Ticks);
        ActivitySource scope = activity.Source;
        source.ScopeName = scope.Name;
        source.ScopeVersion = scope.Version;
        if (scope.Tags is not null) source.ScopeAttributes = ReadScope(scope);
    }

    /// <summary>Reads the status, after the tags.</summary>
    /// <remarks>Before .NET had a status, instrumentations set it as tags, and exporters still read these.</remarks>
    internal static void ReadStatus(Activity activity, SpanSource source)
    {
        source.Status = activity.Status switch
        {
            ActivityStatusCode.Ok => SpanStatus.Ok,
            ActivityStatusCode.Error => SpanStatus.Error,
            _ => SpanStatus.Unset
        };
        source.StatusMessage = activity.StatusDescription;
        if (source.Status != SpanStatus.Unset || source.Attributes.GetText(AttributeId.OtelStatusCode) is not { } text) return;
        if (text == "OK")
        {
            source.Status = SpanStatus.Ok;
        }
        else if (text == "ERROR")
        {
            source.Status = SpanStatus.Error;
            source.StatusMessage = source.Attributes.GetText(AttributeId.OtelStatusDescription);
        }
    }

    private static SpanEvent ReadEvent(in ActivityEvent item)
    {
        AttributeList? attributes = null;
        foreach (ref readonly KeyValuePair<string, object?> tag in item.EnumerateTagObjects()) Add(attributes ??= [], tag);
        long time = ToNanoseconds(item.Timestamp.UtcTicks - DateTime.UnixEpoch.Ticks);
        string name = item.Name ?? string.Empty;
        ulong since = (ulong)Math.Max(time, 0);
        return attributes is null ? new SpanEvent(name, since) : new SpanEvent(name, since) { Attributes = attributes };
    }

    private static SpanLink ReadLink(in ActivityLink link)
    {
        var attributes = new AttributeList();
        foreach (ref readonly KeyValuePair<string, object?> tag in link.EnumerateTagObjects()) Add(attributes, tag);
        ActivityContext context = link.Context;
        return new SpanLink(HexId.Read128(context.TraceId.ToHexString()),
            HexId.Read(context.SpanId.ToHexString()))
        { TraceState = context.TraceState, Attributes = attributes };
    }

    private static void Add(AttributeList attributes, in KeyValuePair<string, object?> tag)
    {
        if (tag.Key is null || tag.Value is null || attributes.TryGetValue(tag.Key, out _)) return;
        AttributeValues.Read(tag.Value, out TagValue value);
        attributes.Add(tag.Key, value);
    }

    private static ScopeAttributes MakeScope(ActivitySource scope)
    {
        var attributes = new List<KeyValuePair<string, TagValue>>();
        foreach (KeyValuePair<string, object?> tag in scope.Tags!)
        {
            if (tag.Key is null || tag.Value is null) continue;
            AttributeValues.Read(tag.Value, out TagValue value);
            attributes.Add(new(tag.Key, value));
        }

        return new ScopeAttributes(attributes);
    }

    // Years before 1677 and after 2262 do not fit: the nearest that does.
    private static long ToNanoseconds(long ticks)
    {
        const long Max = long.MaxValue / TimeSpan.NanosecondsPerTick;
        return ticks is >= -Max and <= Max ? ticks * TimeSpan.NanosecondsPerTick : ticks > 0 ? long.MaxValue : long.MinValue;
    }
}

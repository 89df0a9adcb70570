using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>A case of the vectors as an activity, if one can say the same.</summary>
internal static class CaseActivity
{
    /// <summary>Starts and stops an activity, and gives it to a function before it is gone.</summary>
    /// <returns>Whether an activity can express the case.</returns>
    internal static bool TryUse(MappingCase one, Action<Activity> use)
    {
        if (!IsExpressible(one)) return false;
        JsonElement scope = one.Input.TryGetProperty("scope", out JsonElement given) ? given : default;
        string name = scope.ValueKind == JsonValueKind.Object ? CaseSource.TextOf(scope, "name") : string.Empty;
        string? version = scope.ValueKind == JsonValueKind.Object && scope.TryGetProperty("version", out JsonElement text)
            ? text.GetString()
            : null;
        KeyValuePair<string, object?>[]? tags = scope.ValueKind == JsonValueKind.Object
            && scope.TryGetProperty("attributes", out JsonElement attributes)
            ? [.. CaseValues.ReadMap(attributes).Select(static pair => new KeyValuePair<string, object?>(pair.Key, ToObject(pair.Value)))]
                : null;
        using var source = new ActivitySource(name, version, tags);
        using ActivityListener listener = source.Listen();
        using Activity activity = Create(one, source);
        activity.Stop();
        activity.SetEndTime(TimeOf(one.Span, "endNs"));
        use(activity);
        return true;
    }

    private static Activity Create(MappingCase one, ActivitySource source)
    {
        JsonElement span = one.Span;
        var kind = Enum.Parse<ActivityKind>(CaseSource.TextOf(span, "kind"), ignoreCase: true);
        ActivityTraceId traceId = ActivityTraceId.CreateFromString(CaseSource.TextOf(span, "traceId"));
        var parent = new ActivityContext(traceId, ParentOf(span), ActivityTraceFlags.Recorded,
            CaseSource.TextOf(span, "traceState") is { Length: > 0 } state ? state : null, isRemote: true);
        IEnumerable<ActivityLink> links = CaseSource.ItemsOf(span, "links").Select(ReadLink);
        Activity activity = source.StartActivity("operation", kind, parent, null, links, TimeOf(span, "startNs"))!;
        activity.DisplayName = CaseSource.TextOf(span, "name");
        foreach (KeyValuePair<string, TagValue> tag in CaseValues.Read(span)) activity.AddTag(tag.Key, ToObject(tag.Value));
        foreach (JsonElement item in CaseSource.ItemsOf(span, "events"))
        {
            activity.AddEvent(new ActivityEvent(CaseSource.TextOf(item, "name"), TimeOf(item, "timeNs"),
                [.. CaseValues.Read(item).Select(static pair => new KeyValuePair<string, object?>(pair.Key, ToObject(pair.Value)))]));
        }

        if (span.TryGetProperty("status", out JsonElement status))
            activity.SetStatus(Enum.Parse<ActivityStatusCode>(CaseSource.TextOf(status, "code"), ignoreCase: true),
                CaseSource.TextOf(status, "message") is { Length: > 0 } message ? message : null);
        return activity;
    }

    // No unspecified kind, no empty values and pairs, times in steps of 100 ns, a message only with an error, an end after the start; ids
    // are compared apart.
    private static bool IsExpressible(MappingCase one)
    {
        JsonElement span = one.Span;
        if (CaseSource.TextOf(span, "kind") == "unspecified" || CaseSource.TextOf(span, "name").Length == 0
            || CaseSource.TextOf(span, "traceId").Length == 0)
            return false;
        if (CaseSource.TextOf(span, "traceId").AsSpan().Trim('0').IsEmpty || CaseSource.TextOf(span, "spanId").Length == 0) return false;
        if (CaseSource.NumberOf(span, "startNs") % 100 != 0 || CaseSource.NumberOf(span, "endNs") % 100 != 0) return false;
        if (CaseSource.NumberOf(span, "startNs") == 0 || CaseSource.NumberOf(span, "endNs") <= CaseSource.NumberOf(span, "startNs"))
            return false;
        if (span.TryGetProperty("status", out JsonElement status) && CaseSource.TextOf(status, "message").Length > 0
            && CaseSource.TextOf(status, "code") != "error")
            return false;
        IEnumerable<JsonElement> owners = [span, .. CaseSource.ItemsOf(span, "events"), .. CaseSource.ItemsOf(span, "links")];
        IEnumerable<KeyValuePair<string, TagValue>> scope = one.Input.TryGetProperty("scope", out JsonElement given)
            && given.TryGetProperty("attributes", out JsonElement attributes)
            ? CaseValues.ReadMap(attributes)
            : [];
        return CaseSource.ItemsOf(span, "events")
            .All(static item => CaseSource.NumberOf(item, "timeNs") is not 0 and var time && time % 100 == 0)
            && CaseSource.ItemsOf(span, "links").All(static link => CaseSource.TextOf(link, "traceId").Length > 0)
            && owners.SelectMany(CaseValues.Read).Concat(scope).All(static pair => IsExpressible(pair.Value));
    }

    private static bool IsExpressible(TagValue value) => value.Kind switch
    {
        TagValueKind.KeyValueList => false,
        TagValueKind.String => value.AsString() is not null,
        TagValueKind.Array => value.AsArray().ToArray().All(IsElementExpressible),
        _ => true,
    };

    private static bool IsElementExpressible(TagValue value) => value.Kind == TagValueKind.String || IsExpressible(value);

    private static object? ToObject(TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString(),
        TagValueKind.Bool => value.AsBool(),
        TagValueKind.Int => value.AsInt64(),
        TagValueKind.Double => value.AsDouble(),
        TagValueKind.Bytes => value.AsBytes().ToArray(),
        _ => value.AsArray().ToArray().Select(ToObject).ToArray(),
    };

    private static ActivitySpanId ParentOf(JsonElement span)
        => CaseSource.TextOf(span, "parentSpanId") is { Length: > 0 } parent ? ActivitySpanId.CreateFromString(parent) : default;

    private static ActivityLink ReadLink(JsonElement link)
    {
        ActivitySpanId spanId = CaseSource.TextOf(link, "spanId") is { Length: > 0 } id ? ActivitySpanId.CreateFromString(id) : default;
        var context = new ActivityContext(ActivityTraceId.CreateFromString(CaseSource.TextOf(link, "traceId")), spanId, default,
            CaseSource.TextOf(link, "traceState") is { Length: > 0 } state ? state : null);
        return new ActivityLink(context,
            [.. CaseValues.Read(link).Select(static pair => new KeyValuePair<string, object?>(pair.Key, ToObject(pair.Value)))]);
    }

    private static DateTime TimeOf(JsonElement owner, string name)
        => DateTime.UnixEpoch.AddTicks((long)(CaseSource.NumberOf(owner, name) / 100));

    internal static string IdOf(MappingCase one)
        => ulong.Parse(CaseSource.TextOf(one.Span, "spanId"), NumberStyles.HexNumber, CultureInfo.InvariantCulture)
            .ToString(CultureInfo.InvariantCulture);
}

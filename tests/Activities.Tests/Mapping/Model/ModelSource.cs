using System.Diagnostics;
using System.Globalization;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Mapping.Model;

/// <summary>A <see cref="ModelInput"/> as the mapping takes it: from OTLP, or as an activity.</summary>
internal static class ModelSource
{
    private const string TraceId = "0af7651916cd43dd8448eb211c80319c";

    internal static ResourceDescription ResourceOf(ModelInput input) => new([.. ToPairs(input.Resource)]);

    internal static SpanSource OfOtlp(ModelInput input)
    {
        var source = new SpanSource
        {
            Name = input.Name,
            Kind = input.Kind,
            TraceIdText = TraceId,
            TraceId = UInt128.Parse(TraceId, NumberStyles.HexNumber, CultureInfo.InvariantCulture),
            SpanId = 1,
            Start = 1_700_000_000_000_000_000,
            Duration = 1,
            TraceState = input.TraceState,
            Status = input.Status,
            StatusMessage = input.Message,
            ScopeName = input.Scope.Name,
            ScopeVersion = input.Scope.Version,
        };
        foreach ((string key, TagValue value) in input.Attributes) source.Add(key, value);
        if (input.Scope.Attributes.Length > 0) source.ScopeAttributes = new ScopeAttributes(ToPairs(input.Scope.Attributes));
        if (input.EventName is { } name) source.Events.Add(new SpanEvent(name, 1));
        if (input.HasLink) source.Links.Add(new SpanLink(1, 2));
        return source;
    }

    internal static void UseActivity(ModelInput input, Action<Activity> use)
    {
        using var source = new ActivitySource(input.Scope.Name, input.Scope.Version is { Length: > 0 } version
            ? version
            : null,
                ToPairs(input.Scope.Attributes).Select(static pair => new KeyValuePair<string, object?>(pair.Key, ToObject(pair.Value))));
        using ActivityListener listener = source.Listen();
        var parent = new ActivityContext(ActivityTraceId.CreateFromString(TraceId), ActivitySpanId.CreateFromString("00f067aa0ba902b7"),
            ActivityTraceFlags.Recorded, input.TraceState is { Length: > 0 } state
            ? state
            : null, isRemote: true);
        ActivityLink[] links = input.HasLink
            ? [new ActivityLink(new ActivityContext(ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom(), default))]
            : [];
        using Activity activity = source.StartActivity("operation", Enum.Parse<ActivityKind>(input.Kind.ToString()), parent, null, links)!;
        activity.DisplayName = input.Name;
        foreach ((string key, TagValue value) in input.Attributes) activity.AddTag(key, ToObject(value));
        if (input.EventName is { } name) activity.AddEvent(new ActivityEvent(name));
        activity.SetStatus(Enum.Parse<ActivityStatusCode>(input.Status.ToString()),
            input.Message is { Length: > 0 } message ? message : null);
        activity.Stop();
        use(activity);
    }

    private static IEnumerable<KeyValuePair<string, TagValue>> ToPairs((string Key, TagValue Value)[] attributes)
        => attributes.Select(static pair => new KeyValuePair<string, TagValue>(pair.Key, pair.Value));

    private static object? ToObject(TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString(),
        TagValueKind.Bool => value.AsBool(),
        TagValueKind.Int => value.AsInt64(),
        TagValueKind.Double => value.AsDouble(),
        TagValueKind.Bytes => value.AsBytes().ToArray(),
        _ => value.AsArray().ToArray().Select(ToObject).ToArray(),
    };
}

using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Activities.Tests.Propagation;

/// <summary>Propagators, and the way from headers to a local root that ASP.NET Core goes.</summary>
internal static class Remote
{
    private static readonly ActivitySource s_source = new("SpanPack.Activities.Tests.Propagation");

    static Remote() => ActivitySource.AddActivityListener(new ActivityListener
    {
        ShouldListenTo = static source => source == s_source,
        Sample = static (ref ActivityCreationOptions<ActivityContext> _) => ActivitySamplingResult.AllDataAndRecorded,
    });

    internal static DatadogPropagator Propagator(PropagationOptions? options = null, ITraceContextSource? source = null)
        => new(new PropagationSettings(options ?? new PropagationOptions(), new Variables(static _ => null)), source);

    /// <summary>Serves a request: as ASP.NET Core does, with the two strings and no more.</summary>
    internal static Activity Serve(DistributedContextPropagator propagator, Headers headers)
    {
        propagator.ExtractTraceIdAndState(headers, Headers.Getter, out string? id, out string? state);
        bool isContext = ActivityContext.TryParse(id, state, isRemote: true, out ActivityContext context);
        Assert.Equal(id is not null, isContext); // what is not null is what the framework can read
        Activity? current = Activity.Current;
        Activity.Current = null;
        Activity activity = s_source.CreateActivity("request", ActivityKind.Server, context)!;
        foreach ((string key, string? value) in (propagator.ExtractBaggage(headers, Headers.Getter) ?? []).Reverse())
            activity.AddBaggage(key, value);
        activity.Start();
        Activity.Current = current;
        return activity;
    }

    internal static PropagatedContext? Extract(DistributedContextPropagator propagator, Headers headers)
    {
        using Activity activity = Serve(propagator, headers);
        return RemoteContext.Of(activity);
    }

    internal static Headers Inject(DistributedContextPropagator propagator, Activity activity)
    {
        var headers = new Headers();
        propagator.Inject(activity, headers, Headers.Setter);
        Assert.All(headers, header => Assert.Contains(header.Key, propagator.Fields));
        Assert.All(headers, static header => Assert.Matches(@"\A[ -~]+\z", header.Value)); // a client of .NET sends no other
        return headers;
    }

    internal static Activity Start(string name = "request") => s_source.StartActivity(name)!;

    /// <summary>A context in one line, as the model has it. The ids of a new trace are not known before.</summary>
    internal static string? Describe(PropagatedContext? context)
    {
        if (context is null) return null;
        long age = DateTimeOffset.UtcNow.ToUnixTimeSeconds() - (long)(context.TraceId >> 96); // new ids begin with the time
        bool isNew = Math.Abs(age) < 60 && context.ParentId == 0;
        string trace = isNew ? "new" : context.TraceId.ToString("x32", CultureInfo.InvariantCulture);
        string tags = string.Join(',', context.Tags.ToString().Split(',').Order(StringComparer.Ordinal));
        string links = string.Join('&',
            context.Links.Select(static link =>
                $"{link.TraceId:x32}-{link.SpanId:x16}-{link.Attributes["reason"].AsString()}-{link.Attributes["context_headers"].AsString()}-{link.Flags:x8}"));
        return $"{trace}|{context.ParentId:x16}|{(int?)context.Priority}|{context.Origin}|{tags}"
            + $"|{context.LastParentId}|{context.ForeignTraceState}|{links}|{context.PropagationError}";
    }
}

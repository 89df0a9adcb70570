using System.Diagnostics;

namespace SpanPack;

/// <summary>Reads and writes traces in messages and jobs with the current propagator.</summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class CarrierContext
{
    /// <summary>Writes the context of an activity, and its baggage.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="carrier">The message.</param>
    /// <param name="setter">Sets a header of it.</param>
    internal static void Inject(Activity activity, object carrier, DistributedContextPropagator.PropagatorSetterCallback setter)
        => DistributedContextPropagator.Current.Inject(activity, carrier, setter);

    /// <summary>Reads the context that came with a message, for a link to it: also where traces of messages are not continued.</summary>
    /// <param name="carrier">The message.</param>
    /// <param name="getter">Gets a header of it.</param>
    /// <param name="context">The context.</param>
    /// <returns>False for a message without one, also where broken headers begin a trace: it has no span yet.</returns>
    internal static bool TryExtract(object carrier, DistributedContextPropagator.PropagatorGetterCallback getter,
        out ActivityContext context)
        => TryRead(carrier, getter, out context)
            && (RemoteContext.Of(context) is not { ParentId: 0 } begun || (begun.Links is [{ } left, ..] && TryFollow(left, out context)));

    /// <summary>
    /// Creates an activity that continues the trace and baggage of a message; without one it is a child of the current activity.
    /// </summary>
    /// <param name="source">The source of the activity.</param>
    /// <param name="name">Its name.</param>
    /// <param name="kind">Its kind.</param>
    /// <param name="carrier">The message; null for one without headers.</param>
    /// <param name="getter">Gets a header of it.</param>
    /// <returns>The activity, not started; null if no listener wants it.</returns>
    internal static Activity? Create(ActivitySource source, string name, ActivityKind kind, object? carrier,
        DistributedContextPropagator.PropagatorGetterCallback getter)
    {
        if (!source.HasListeners()) return null;
        ActivityContext context = default;
        if (carrier is not null) TryRead(carrier, getter, out context);
        Activity? activity = source.CreateActivity(name, kind, context);
        if (activity is null || carrier is null) return activity;
        foreach ((string key, string? value) in DistributedContextPropagator.Current.ExtractBaggage(carrier, getter) ?? [])
            activity.AddBaggage(key, value);
        return activity;
    }

    // Not to a span with the id 0, which does not exist.
    private static bool TryFollow(SpanLink left, out ActivityContext context)
        => ActivityContext.TryParse(TraceParent.Write(left.TraceId, left.SpanId, (left.Flags & 1) != 0), left.TraceState, isRemote: true,
            out context);

    private static bool TryRead(object carrier, DistributedContextPropagator.PropagatorGetterCallback getter, out ActivityContext context)
    {
        DistributedContextPropagator.Current.ExtractTraceIdAndState(carrier, getter, out string? traceParent, out string? traceState);
        return ActivityContext.TryParse(traceParent, traceState, isRemote: true, out context);
    }
}

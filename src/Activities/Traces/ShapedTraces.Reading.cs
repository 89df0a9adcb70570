using System.Diagnostics;

namespace SpanPack;

/// <content>Activities: their shapes, the values in the holes, and their roles in their chunk.</content>
internal sealed partial class ShapedTraces
{
    private const long FirstStart = 630_822_816_000_000_000; // ticks of 2000-01-01: earlier ones are repaired by the mapper
    private const long MaxTicks = long.MaxValue / TimeSpan.NanosecondsPerTick;

    // Null where each activity has a shape.
    private ShapeOutcome? Read(LocalTrace trace, in FinishedActivities finished, ShapeBuffer buffer, ref ShapeValues values)
    {
        for (int i = 0; i < finished.Count; i++)
        {
            if (finished[i].Prepared is not null) return ShapeOutcome.Unusual;
            Activity activity = finished[i].Activity;
            if (ActivityTraits.Of(activity, trace) is not { } traits || activity.TraceId != trace.Root!.TraceId
                || ((traits & ShapeTraits.Exception) != 0 && _readsExceptions))
                return ShapeOutcome.Unusual;
            ref TemplatedSpan span = ref buffer.Spans[i];
            (span.FirstText, span.FirstNumber) = (values.TextCount, values.NumberCount);
            if (_learner.Tree.Find(activity, traits, ref values) is not { } shape) return ShapeOutcome.Unknown;
            if (shape.Computed.Length > 0 && !TryCompute(activity, shape, ref values)) return ShapeOutcome.Unusual;
            if (!TryReadTexts(activity, traits, trace, ref values) || !TryReadNumbers(activity, ref span)) return ShapeOutcome.Unusual;
            if ((traits & ShapeTraits.LocalRoot) != 0 && trace.Remote is { } remote) span.ParentId = remote.ParentId;
            if ((traits & ShapeTraits.Events) != 0) span.Events = ActivityReader.ReadEvents(activity);
            buffer.Shapes[i] = shape;
        }

        buffer.Count = finished.Count;
        return null;
    }

    private static bool TryCompute(Activity activity, SpanShape shape, ref ShapeValues values)
    {
        var view = new AttributeView(activity);
        foreach (ComputedText computed in shape.Computed)
        {
            if (!TryAdd(computed.Of(view), ref values)) return false;
        }

        return true;
    }

    // In the order in which they were learned.
    private static bool TryReadTexts(Activity activity, ShapeTraits traits, LocalTrace trace, ref ShapeValues values)
    {
        if ((traits & ~(ShapeTraits.LocalRoot | ShapeTraits.Events | ShapeTraits.Exception)) == 0) return true;
        if ((traits & ShapeTraits.Description) != 0 && !TryAdd(activity.StatusDescription!, ref values)) return false;
        if ((traits & ShapeTraits.TraceState) != 0)
        {
            string state = ActivityTraits.TraceStateOf(activity, trace)!;
            if (state.Contains("ot=", StringComparison.Ordinal) || !TryAdd(state, ref values)) return false; // it may tell a rate
        }

        return (traits & ShapeTraits.LastParent) == 0 || TryAdd(trace.Remote!.LastParentId!, ref values);
    }

    private static bool TryAdd(string text, ref ShapeValues values) => text.Length - 1u < ShapeTags.MaxText && values.Add(text);

    private static bool TryReadNumbers(Activity activity, ref TemplatedSpan span)
    {
        long start = activity.StartTimeUtc.Ticks;
        long duration = activity.Duration.Ticks;
        if (start < FirstStart || duration is <= 0 or > MaxTicks) return false;
        start -= DateTime.UnixEpoch.Ticks;
        if (start > MaxTicks - duration) return false;
        span.Start = start * TimeSpan.NanosecondsPerTick;
        span.Duration = duration * TimeSpan.NanosecondsPerTick;
        span.SpanId = HexId.Read(activity.SpanId.ToHexString());
        span.ParentId = HexId.Read(activity.ParentSpanId.ToHexString());
        return span.SpanId > uint.MaxValue; // shorter ones are shorter in v1.0, too
    }

    // Parents end after their children: they are the last, or near and behind. Of another one nothing is known but its service.
    private ShapeRole? RoleOf(in FinishedActivities finished, int place, ShapeBuffer buffer)
    {
        ulong parentId = buffer.Spans[place].ParentId;
        if (parentId is > 0 and <= uint.MaxValue) return null;
        ShapeRole role = place == 0 ? ShapeRole.First : ShapeRole.None;
        if (parentId != 0) role |= ShapeRole.HasParent;
        int last = buffer.Count - 1;
        if (place == last) return role; // the local root
        if (parentId == 0) return null;
        Activity parent = finished[place].Activity.Parent!;
        int parentPlace = finished.FindNear(parent, place);
        if (parentPlace < 0 && buffer.Spans[last].ParentId != 0) return null; // perhaps an orphan
        string service = parentPlace < 0 ? _mapper.ServiceOf(parent) : buffer.Shapes[parentPlace].Service;
        return buffer.Shapes[place].Service == service ? role : role | ShapeRole.TopLevel;
    }
}

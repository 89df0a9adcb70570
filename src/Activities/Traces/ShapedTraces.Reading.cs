using System.Diagnostics;

namespace SpanPack;

/// <content>Activities: their shapes, the values in the holes, and their roles in their chunk.</content>
internal sealed partial class ShapedTraces
{
    private const long FirstStart = 630_822_816_000_000_000; // ticks of 2000-01-01: earlier ones are repaired by the mapper
    private const long MaxTicks = long.MaxValue / TimeSpan.NanosecondsPerTick;

    // Null where each activity has a shape.
    private ShapeOutcome? Read(in EndedTrace trace, in FinishedActivities finished, scoped ref ShapedChunk chunk)
    {
        ShapeTree tree = _learner.Tree;
        for (int i = 0; i < chunk.Spans.Length; i++)
        {
            if (finished[i].Item is not Activity activity) return ShapeOutcome.Unusual;
            if (ActivityTraits.Of(activity, trace.Root, trace.Remote) is not { } traits) return ShapeOutcome.Unusual;
            if (activity.TraceId != trace.Root.TraceId) return ShapeOutcome.Unusual;
            if ((traits & ShapeTraits.Exception) != 0 && _readsExceptions) return ShapeOutcome.Unusual;
            ref TemplatedSpan span = ref chunk.Spans[i];
            (span.FirstText, span.FirstNumber) = (chunk.Values.TextCount, chunk.Values.NumberCount);
            ReadOnlySpan<KeyValuePair<string, object?>> late = i == chunk.Spans.Length - 1 ? LateTags.Of(activity) : default;
            if (tree.Find(activity, traits, late, ref chunk.Values) is not { } shape) return ShapeOutcome.Unknown;
            if (shape.Computed.Length > 0 && !TryCompute(activity, shape, ref chunk.Values)) return ShapeOutcome.Unusual;
            if (!TryReadTexts(activity, traits, trace.Remote, ref chunk.Values)) return ShapeOutcome.Unusual;
            if (!TryReadNumbers(activity, ref span)) return ShapeOutcome.Unusual;
            if ((traits & ShapeTraits.LocalRoot) != 0 && trace.Remote is { } remote) span.ParentId = remote.ParentId;
            if ((traits & ShapeTraits.Events) != 0) ReadEvents(activity, ref chunk, ref span);
            chunk.Shapes[i] = shape;
        }

        return null;
    }

    private static void ReadEvents(Activity activity, scoped ref ShapedChunk chunk, ref TemplatedSpan span)
    {
        using var barred = new ProgramValueScope(areBarred: true);
        span.Events = ActivityReader.ReadEvents(activity);
        chunk.HasEvents = true;
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
    private static bool TryReadTexts(Activity activity, ShapeTraits traits, PropagatedContext? remote, ref ShapeValues values)
    {
        if ((traits & ~(ShapeTraits.LocalRoot | ShapeTraits.Events | ShapeTraits.Exception)) == 0) return true;
        if ((traits & ShapeTraits.Description) != 0 && !TryAdd(activity.StatusDescription!, ref values)) return false;
        if ((traits & ShapeTraits.TraceState) != 0)
        {
            string state = ActivityTraits.TraceStateOf(activity, remote)!;
            if (state.Contains("ot=", StringComparison.Ordinal) || !TryAdd(state, ref values)) return false; // it may tell a rate
        }

        return (traits & ShapeTraits.LastParent) == 0 || TryAdd(remote!.LastParentId!, ref values);
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
    private ShapeRole? RoleOf(in FinishedActivities finished, int place, scoped ref readonly ShapedChunk chunk)
    {
        ulong parentId = chunk.Spans[place].ParentId;
        if (parentId is > 0 and <= uint.MaxValue) return null;
        ShapeRole role = place == 0 ? ShapeRole.First : ShapeRole.None;
        if (parentId != 0) role |= ShapeRole.HasParent;
        int last = chunk.Spans.Length - 1;
        if (place == last) return role; // the local root
        if (parentId == 0) return null;
        Activity parent = finished[place].Activity.Parent!;
        int parentPlace = finished.FindNear(parent, place);
        if (parentPlace < 0 && chunk.Spans[last].ParentId != 0) return null; // perhaps an orphan
        string service = parentPlace < 0 ? _mapper.ServiceOf(parent) : chunk.Shapes[parentPlace].Service;
        return chunk.Shapes[place].Service == service ? role : role | ShapeRole.TopLevel;
    }
}

using System.Diagnostics;

namespace SpanPack.Tracing.Benchmarks.Activities;

/// <summary>An activity with a child, started and stopped.</summary>
internal static class ActivityPair
{
    internal const int Spans = 2;

    private static readonly bool[] s_flags = [true, false];

    /// <summary>
    /// The child has the context of its parent, and both have two tags: as the benchmark of the existing tracer makes them.
    /// </summary>
    internal static void StartStopByContext(ActivitySource source)
    {
        using Activity parent = Tag(source.StartActivity("parent")!);
        using Activity child = Tag(source.StartActivity("child", ActivityKind.Internal, parent.Context)!);
    }

    /// <summary>The child begins while its parent is current, and neither has tags.</summary>
    internal static void StartStop(ActivitySource source)
    {
        using Activity parent = source.StartActivity("parent")!;
        using Activity child = source.StartActivity("child")!;
    }

    /// <summary>The child begins while its parent is current, and both have two tags.</summary>
    internal static void StartStopWithTags(ActivitySource source)
    {
        using Activity parent = Tag(source.StartActivity("parent")!);
        using Activity child = Tag(source.StartActivity("child")!);
    }

    private static Activity Tag(Activity activity) => activity.AddTag("tag", "value").AddTag("tag[]", s_flags);
}

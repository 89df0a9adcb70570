using System.Collections.Concurrent;
using System.Diagnostics;

namespace SpanPack.AspNetCore.Tests.Support;

/// <summary>Sees the activities of requests as they end, with all tags that anybody has added.</summary>
internal sealed class ServerActivities : IDisposable
{
    private readonly ConcurrentQueue<Activity> _ended = new();
    private readonly ActivityListener _listener;

    internal ServerActivities()
    {
        _listener = new ActivityListener
        {
            ShouldListenTo = static source => source.Name == "Microsoft.AspNetCore",
            Sample = static (ref ActivityCreationOptions<ActivityContext> _) => ActivitySamplingResult.AllDataAndRecorded,
            ActivityStopped = _ended.Enqueue,
        };
        ActivitySource.AddActivityListener(_listener);
    }

    internal Activity[] Ended => [.. _ended];

    /// <summary>Asserts that no tag of an activity is there twice.</summary>
    internal static void AssertNothingTwice(Activity activity)
        => Assert.Empty(activity.TagObjects.GroupBy(static tag => tag.Key)
            .Where(static group => group.Count() > 1)
            .Select(static group => group.Key));

    public void Dispose() => _listener.Dispose();
}

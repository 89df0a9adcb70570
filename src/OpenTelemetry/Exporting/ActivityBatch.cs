using System.Buffers;
using System.Diagnostics;
using OpenTelemetry;

namespace SpanPack;

/// <summary>The activities of a batch, in rented memory that disposing returns.</summary>
/// <remarks>For one thread.</remarks>
[DebuggerDisplay("{_count} activities")]
internal readonly ref struct ActivityBatch : IDisposable
{
    private readonly Activity[] _activities;
    private readonly int _count;

    internal ActivityBatch(in Batch<Activity> batch)
    {
        _activities = ArrayPool<Activity>.Shared.Rent((int)batch.Count);
        foreach (Activity activity in batch) _activities[_count++] = activity;
    }

    internal ReadOnlySpan<Activity> Activities => _activities.AsSpan(0, _count);

    public void Dispose()
    {
        _activities.AsSpan(0, _count).Clear();
        ArrayPool<Activity>.Shared.Return(_activities);
    }
}

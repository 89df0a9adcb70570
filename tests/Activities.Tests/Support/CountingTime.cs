using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Activities.Tests.Support;

/// <summary>A clock that stands, and counts how often it is read.</summary>
internal sealed class CountingTime : FakeTimeProvider
{
    private long _reads;

    internal long Reads => Volatile.Read(ref _reads);

    public override long GetTimestamp()
    {
        Interlocked.Increment(ref _reads);
        return base.GetTimestamp();
    }
}

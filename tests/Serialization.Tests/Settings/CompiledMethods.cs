using System.Diagnostics.Tracing;
using System.Runtime.CompilerServices;

namespace SpanPack.Serialization.Tests.Settings;

/// <summary>Hears from the runtime how each method of the library was compiled.</summary>
internal sealed class CompiledMethods : EventListener
{
    // Source: events of the .NET runtime, "MethodLoadVerbose".
    private const EventKeywords JustInTime = (EventKeywords)0x10;
    private const int TierShift = 7; // within the flags of a method
    private const int TierMask = 7;

    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(20);

    private readonly Dictionary<OptimizationTier, int> _counts = [];
    private bool _hasMark;

    /// <summary>Methods of the library compiled in a way so far; one that was compiled again counts again.</summary>
    internal int Count(params OptimizationTier[] tiers)
    {
        lock (_counts) return tiers.Sum(tier => _counts.GetValueOrDefault(tier));
    }

    /// <summary>Waits until all that was compiled before this call has been heard of: events come late, but in order.</summary>
    internal void WaitForEvents()
    {
        Mark();
        while (!Volatile.Read(ref _hasMark)) Thread.Sleep(s_poll);
    }

    public override string ToString()
    {
        lock (_counts)
            return string.Join(", ", _counts.OrderBy(static count => count.Key).Select(static count => $"{count.Value} {count.Key}"));
    }

    protected override void OnEventSourceCreated(EventSource eventSource)
    {
        if (eventSource.Name == "Microsoft-Windows-DotNETRuntime") EnableEvents(eventSource, EventLevel.Verbose, JustInTime);
    }

    protected override void OnEventWritten(EventWrittenEventArgs eventData)
    {
        if (eventData.EventName?.StartsWith("MethodLoadVerbose", StringComparison.Ordinal) != true) return;
        string type = (string)Value(eventData, "MethodNamespace");
        if (type == typeof(CompiledMethods).FullName && (string)Value(eventData, "MethodName") == nameof(Mark))
            Volatile.Write(ref _hasMark, true);
        if (!type.StartsWith("SpanPack.", StringComparison.Ordinal)
            || type.StartsWith("SpanPack.Serialization.Tests.", StringComparison.Ordinal))
            return;
        var tier = (OptimizationTier)((uint)Value(eventData, "MethodFlags") >> TierShift & TierMask);
        lock (_counts) _counts[tier] = _counts.GetValueOrDefault(tier) + 1;
    }

    private static object Value(EventWrittenEventArgs eventData, string name) => eventData.Payload![eventData.PayloadNames!.IndexOf(name)]!;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Mark()
    {
    }
}

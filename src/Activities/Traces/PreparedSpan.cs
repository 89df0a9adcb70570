using System.Collections.Concurrent;
using System.Diagnostics;

namespace SpanPack;

/// <summary>The span of an activity, created when the activity ended because code of the program takes part in it.</summary>
/// <remarks>For one thread at a time: the one that ends the activity, then the one that writes its chunk. It is reused.</remarks>
[DebuggerDisplay("{Span}")]
internal sealed class PreparedSpan
{
    private const int MaxFree = 512; // about 500 KB

    private static readonly ConcurrentQueue<PreparedSpan> s_free = new();
    private static int s_freeCount;

    /// <summary>Gets the span; for an omitted activity its ids alone.</summary>
    internal Span Span { get; private set; } = new();

    /// <summary>Gets the activity if it is a whole trace; otherwise null.</summary>
    internal Activity? Single { get; private set; }

    /// <summary>Gets whether the activity is the local root of its trace.</summary>
    internal bool IsRoot { get; private set; }

    /// <summary>Gets or sets whether the filter of the program drops the activity.</summary>
    internal bool IsFiltered { get; set; }

    /// <summary>Gets or sets whether the activity could not be mapped.</summary>
    internal bool IsUnusable { get; set; }

    /// <summary>Gets or sets the sampling priority that the program set by tags of the activity; null for none.</summary>
    internal SamplingPriority? Asked { get; set; }

    /// <summary>Returns an empty one for an activity.</summary>
    internal static PreparedSpan Rent(Activity? single, bool isRoot)
    {
        if (s_free.TryDequeue(out PreparedSpan? prepared)) Interlocked.Decrement(ref s_freeCount);
        else prepared = new PreparedSpan();
        (prepared.Single, prepared.IsRoot) = (single, isRoot);
        return prepared;
    }

    /// <summary>Exchanges the span for an empty one.</summary>
    internal Span Exchange(Span empty)
    {
        Span span = Span;
        Span = empty;
        return span;
    }

    /// <summary>Returns it, without its references.</summary>
    internal void Return()
    {
        TagObjects.Clear(Span);
        (Single, IsRoot, IsFiltered, IsUnusable, Asked) = (null, false, false, false, null);
        if (Interlocked.Increment(ref s_freeCount) <= MaxFree) s_free.Enqueue(this);
        else Interlocked.Decrement(ref s_freeCount);
    }
}

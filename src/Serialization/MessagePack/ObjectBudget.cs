using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>How much memory a reader may allocate. What the runtime says it has allocated counts, so nothing is forgotten, and nothing has to be kept up to date.</summary>
/// <remarks>Counts on the thread that made it: a payload is read by one thread.</remarks>
/// <param name="limit">The most bytes.</param>
internal sealed class ObjectBudget(long limit)
{
    private readonly long _end = GC.GetAllocatedBytesForCurrentThread() is var start && limit <= long.MaxValue - start ? start + limit : long.MaxValue;

    /// <summary>For who asks for one value, which the payload has in its own bytes.</summary>
    internal static ObjectBudget Unlimited { get; } = new(long.MaxValue);

    /// <summary>The elements that were begun, to find the last one again.</summary>
    internal int Elements { get; private set; }

    /// <summary>Whether more was asked for than there is.</summary>
    internal bool IsExceeded { get; private set; }

    /// <summary>Notes that an element begins.</summary>
    /// <exception cref="ObjectBudgetException">More was allocated than the budget has.</exception>
    internal void BeginElement()
    {
        Elements++;
        Check();
    }

    /// <exception cref="ObjectBudgetException">More was allocated than the budget has.</exception>
    internal void Check() => CheckNext(0);

    /// <summary>Looks before an array is made.</summary>
    /// <exception cref="ObjectBudgetException">The budget has not enough for it.</exception>
    internal void CheckArray<T>(int length) => CheckNext(length * (long)Unsafe.SizeOf<T>());

    private void CheckNext(long byteCount)
    {
        if (GC.GetAllocatedBytesForCurrentThread() <= _end - byteCount) return;
        IsExceeded = true;
        throw new ObjectBudgetException(limit);
    }
}

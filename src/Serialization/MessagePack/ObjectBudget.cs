using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The memory limit of a reader. Memory is estimated by kind and length of objects, in bytes on 64 bits, so that the result does not depend
/// on the runtime.
/// </summary>
/// <remarks>For one thread, except <see cref="Unlimited"/>.</remarks>
/// <param name="limit">The most bytes.</param>
internal sealed class ObjectBudget(long limit)
{
    private const int ArrayHeader = 24;

    private readonly long _limit = limit;
    private long _left = limit;

    /// <summary>Gets the budget for a single value, which the payload contains in full.</summary>
    internal static ObjectBudget Unlimited { get; } = new(long.MaxValue);

    /// <summary>Gets the number of started elements, to find the last one again.</summary>
    internal int Elements { get; private set; }

    /// <summary>Gets whether the limit was exceeded.</summary>
    internal bool IsExceeded { get; private set; }

    /// <summary>Takes back all memory. Elements are counted on, as by the visit that finds one of them again.</summary>
    internal void Reset() => _left = _limit;

    /// <summary>Adds the memory of a new element.</summary>
    /// <exception cref="ObjectBudgetException">The limit is exceeded.</exception>
    internal void BeginElement(int byteCount)
    {
        Elements++;
        Take(byteCount);
    }

    /// <summary>Adds memory.</summary>
    /// <exception cref="ObjectBudgetException">The limit is exceeded.</exception>
    internal void Take(long byteCount)
    {
        if (_limit == long.MaxValue) return;
        _left -= byteCount;
        if (_left < 0) throw Exceeded();
    }

    /// <summary>Adds the memory of a text.</summary>
    /// <param name="utf8Length">Its bytes in the payload.</param>
    /// <exception cref="ObjectBudgetException">The limit is exceeded.</exception>
    internal void TakeText(int utf8Length) => Take(ArrayHeader + ((long)sizeof(char) * utf8Length));

    /// <summary>Adds the memory of an array before it is allocated.</summary>
    /// <exception cref="ObjectBudgetException">The limit is exceeded.</exception>
    internal void TakeArray<T>(int length) => Take(ArrayHeader + ((long)length * Unsafe.SizeOf<T>()));

    private ObjectBudgetException Exceeded()
    {
        IsExceeded = true;
        return new ObjectBudgetException(_limit);
    }
}

using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>How much memory a reader may take. Counts what is built by its kind and length, in bytes on 64 bits, so that the runtime and its compiler have no say in which payloads are read.</summary>
/// <remarks>For one thread, except <see cref="Unlimited"/>.</remarks>
/// <param name="limit">The most bytes.</param>
internal sealed class ObjectBudget(long limit)
{
    private const int ArrayHeader = 24;

    private readonly long _limit = limit;
    private long _left = limit;

    /// <summary>For a caller that asks for one value, which the payload has in its own bytes.</summary>
    internal static ObjectBudget Unlimited { get; } = new(long.MaxValue);

    /// <summary>The elements that were begun, to find the last one again.</summary>
    internal int Elements { get; private set; }

    /// <summary>Whether more was asked for than there is.</summary>
    internal bool IsExceeded { get; private set; }

    /// <summary>Takes the memory of an element that begins.</summary>
    /// <exception cref="ObjectBudgetException">The budget does not have it.</exception>
    internal void BeginElement(int byteCount)
    {
        Elements++;
        Take(byteCount);
    }

    /// <summary>Takes memory.</summary>
    /// <exception cref="ObjectBudgetException">The budget does not have it.</exception>
    internal void Take(long byteCount)
    {
        if (_limit == long.MaxValue) return;
        _left -= byteCount;
        if (_left < 0) throw Exceeded();
    }

    /// <summary>Takes the memory of a text.</summary>
    /// <param name="utf8Length">Its bytes in the payload.</param>
    /// <exception cref="ObjectBudgetException">The budget does not have it.</exception>
    internal void TakeText(int utf8Length) => Take(ArrayHeader + ((long)sizeof(char) * utf8Length));

    /// <summary>Takes the memory of an array before it is made.</summary>
    /// <exception cref="ObjectBudgetException">The budget does not have it.</exception>
    internal void TakeArray<T>(int length) => Take(ArrayHeader + ((long)length * Unsafe.SizeOf<T>()));

    private ObjectBudgetException Exceeded()
    {
        IsExceeded = true;
        return new ObjectBudgetException(_limit);
    }
}

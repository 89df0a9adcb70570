using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;

namespace SpanPack;

/// <summary>The spans of one trace chunk: none, one or an array, in one reference and a count. Pass it by value.</summary>
/// <remarks>
/// The array is not copied and must not change while it is read; entries beyond the count are ignored. Any number of threads may read it.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public readonly partial struct SpanCollection : IEquatable<SpanCollection>
{
    private readonly object? _spans; // Span when Count is 1, Span[] when it is more

    /// <summary>Creates a collection of one span, without an array.</summary>
    /// <param name="span">The span; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="span"/> is null.</exception>
    public SpanCollection(Span span)
    {
        ArgumentNullException.ThrowIfNull(span);
        _spans = span;
        Count = 1;
    }

    /// <summary>Creates a collection over a whole array.</summary>
    /// <param name="spans">The spans; neither the array nor an entry may be null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="spans"/> is null.</exception>
    /// <exception cref="ArgumentException">An entry is null.</exception>
    public SpanCollection(Span[] spans)
        : this(spans, (spans ?? throw new ArgumentNullException(nameof(spans))).Length)
    {
    }

    /// <summary>Creates a collection over the first entries of an array.</summary>
    /// <param name="spans">The spans; neither the array nor an entry before <paramref name="count"/> may be null.</param>
    /// <param name="count">0 to the length of the array.</param>
    /// <exception cref="ArgumentNullException"><paramref name="spans"/> is null.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="count"/> is negative or beyond the array.</exception>
    /// <exception cref="ArgumentException">An entry is null.</exception>
    public SpanCollection(Span[] spans, int count)
    {
        ArgumentNullException.ThrowIfNull(spans);
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(count, spans.Length);
        if (Array.IndexOf(spans, null!, 0, count) >= 0) throw new ArgumentException("A span of the array is null.", nameof(spans));
        _spans = count switch { 0 => null, 1 => spans[0], _ => spans };
        Count = count;
    }

    /// <summary>Gets the number of spans.</summary>
    public int Count { get; }

    /// <summary>Gets a span.</summary>
    /// <param name="index">0 to <see cref="Count"/> − 1.</param>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="index"/> is outside that range.</exception>
    public Span this[int index]
    {
        get
        {
            if ((uint)index >= (uint)Count) ThrowIndex(index);
            // Casts are checked: a torn copy of the struct must not become a wrong reference.
            return Count == 1 ? (Span)_spans! : ((Span[])_spans!)[index];
        }
    }

    /// <summary>Returns the spans in memory, for loops without a check of the representation at each step.</summary>
    /// <param name="single">Memory for a single span.</param>
    internal ReadOnlySpan<Span> AsSpan(ref Span? single)
    {
        if (Count != 1) return ((Span[]?)_spans).AsSpan(0, Count); // casts are checked here too
        single = (Span)_spans!;
        return new ReadOnlySpan<Span>(in single);
    }

    /// <summary>Converts one span.</summary>
    public static implicit operator SpanCollection(Span span) => new(span);

    /// <summary>Converts an array.</summary>
    public static implicit operator SpanCollection(Span[] spans) => new(spans);

    /// <summary>Compares by identity: the same span, or the same array and count.</summary>
    public static bool operator ==(SpanCollection left, SpanCollection right) => left.Equals(right);

    /// <summary>Compares by identity.</summary>
    public static bool operator !=(SpanCollection left, SpanCollection right) => !left.Equals(right);

    /// <summary>Gets an enumerator that allocates nothing.</summary>
    public Enumerator GetEnumerator() => new(this);

    /// <inheritdoc/>
    public bool Equals(SpanCollection other) => ReferenceEquals(_spans, other._spans) && Count == other.Count;

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is SpanCollection other && Equals(other);

    /// <inheritdoc/>
    public override int GetHashCode() => HashCode.Combine(_spans, Count);

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The span, or the number of spans and the first one.</returns>
    public override string ToString() => Count switch { 0 => "no spans", 1 => this[0].ToString(), _ => $"{Count} spans, first {this[0]}" };

    [DoesNotReturn]
    private static void ThrowIndex(int index)
        => throw new ArgumentOutOfRangeException(nameof(index), index, "There is no span at this index.");
}

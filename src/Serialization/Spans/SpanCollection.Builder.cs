using System.Diagnostics;

namespace SpanPack;

public readonly partial struct SpanCollection
{
    /// <summary>
    /// Collects spans: the first one needs no memory, the second one an array. A mutable struct: keep it in a field or a local, do not copy
    /// it.
    /// </summary>
    /// <remarks>Not safe for use by two threads at once.</remarks>
    [DebuggerDisplay("{ToString(),nq}")]
    public struct Builder
    {
        private Span? _first;
        private Span[]? _array;

        /// <summary>Gets the number of spans so far.</summary>
        public int Count { readonly get; private set; }

        /// <summary>Adds a span at the end.</summary>
        /// <param name="span">The span; not null.</param>
        /// <exception cref="ArgumentNullException"><paramref name="span"/> is null.</exception>
        public void Add(Span span)
        {
            ArgumentNullException.ThrowIfNull(span);
            if (Count == 0)
            {
                _first = span;
            }
            else
            {
                if (_array is null) _array = [_first!, null!, null!, null!];
                else if (Count == _array.Length) Array.Resize(ref _array, Count * 2);
                _array[Count] = span;
            }

            Count++;
        }

        /// <summary>
        /// Returns the collected spans and resets the builder, so that a later <see cref="Add"/> cannot change the result.
        /// </summary>
        /// <returns>The collection.</returns>
        public SpanCollection Build()
        {
            SpanCollection spans = Count switch { 0 => default, 1 => new(_first!), _ => new(_array!, Count) };
            this = default;
            return spans;
        }

        /// <summary>Returns a description for display, not for parsing.</summary>
        /// <returns>The number of spans.</returns>
        public override readonly string ToString() => $"{Count} spans";
    }
}

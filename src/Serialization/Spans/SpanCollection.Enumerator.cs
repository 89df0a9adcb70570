namespace SpanPack;

public readonly partial struct SpanCollection
{
    /// <summary>Enumerates the spans without allocating.</summary>
    /// <remarks>For one thread.</remarks>
    public struct Enumerator
    {
        private readonly SpanCollection _spans;
        private int _index;

        internal Enumerator(in SpanCollection spans)
        {
            _spans = spans;
            _index = -1;
        }

        /// <summary>Gets the current span.</summary>
        public readonly Span Current => _spans[_index];

        /// <summary>Moves to the next span.</summary>
        /// <returns><see langword="false"/> past the end.</returns>
        public bool MoveNext() => ++_index < _spans.Count;
    }
}

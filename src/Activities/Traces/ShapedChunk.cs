using System.Diagnostics;

namespace SpanPack;

/// <summary>The spans of a chunk that is written by templates, with the values read from their activities.</summary>
/// <param name="spans">Room for the spans.</param>
/// <param name="shapes">Room for their shapes.</param>
/// <param name="texts">Room for the texts in their holes.</param>
/// <param name="numbers">Room for the numbers.</param>
[DebuggerDisplay("{Spans.Length} spans")]
internal ref struct ShapedChunk(Span<TemplatedSpan> spans, Span<SpanShape> shapes, Span<string?> texts, Span<double> numbers)
{
    /// <summary>The values of the holes.</summary>
    internal ShapeValues Values = new(texts, numbers);

    /// <summary>Whether a span has events.</summary>
    internal bool HasEvents;

    /// <summary>Gets the spans.</summary>
    internal readonly Span<TemplatedSpan> Spans = spans;

    /// <summary>Gets the shapes of the spans, by index.</summary>
    internal readonly Span<SpanShape> Shapes = shapes;

    /// <summary>Gets the texts of all spans.</summary>
    internal readonly Span<string?> Texts = texts;
}

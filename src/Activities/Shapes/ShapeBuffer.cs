using System.Diagnostics;

namespace SpanPack;

/// <summary>Room for a chunk that is written by templates, kept by the thread for its next one.</summary>
[DebuggerDisplay("{Spans.Length} spans")]
internal sealed class ShapeBuffer
{
    /// <summary>Spans of a chunk, at most. There is room for as many as <see cref="TextsEach"/> texts each.</summary>
    internal const int MaxSpans = 128;

    private const int FirstSpans = 8;
    private const int TextsEach = 12;
    private const int NumbersEach = 6;
    private const int MinTexts = 64; // of a chunk: one span may have more than its share

    [ThreadStatic]
    private static ShapeBuffer? s_free;

    private ShapeBuffer(int spans)
    {
        Spans = new TemplatedSpan[spans];
        Shapes = new SpanShape[spans];
        Texts = new string?[MinTexts + (spans * TextsEach)];
        Numbers = new double[MinTexts + (spans * NumbersEach)];
    }

    /// <summary>Gets or sets how many spans were read.</summary>
    internal int Count { get; set; }

    internal TemplatedSpan[] Spans { get; }

    internal SpanShape[] Shapes { get; }

    internal string?[] Texts { get; }

    internal double[] Numbers { get; }

    /// <summary>Gets a span that has what sampling rules without tags look at.</summary>
    internal Span Root { get; } = new();

    /// <summary>Takes that of this thread, or makes one.</summary>
    internal static ShapeBuffer Rent(int spans)
    {
        ShapeBuffer? free = s_free;
        s_free = null;
        return free is not null && free.Spans.Length >= spans ? free : new ShapeBuffer(Math.Max(FirstSpans, spans));
    }

    /// <summary>Gives it back, without what it refers to.</summary>
    /// <param name="spans">Spans that were set, or begun.</param>
    /// <param name="texts">Texts that were set.</param>
    internal void Return(int spans, int texts)
    {
        Texts.AsSpan(0, texts).Clear();
        Spans.AsSpan(0, spans).Clear();
        Shapes.AsSpan(0, spans).Clear();
        (Root.Resource, Count) = (null, 0);
        s_free = this;
    }
}

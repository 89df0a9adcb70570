using System.Diagnostics;

namespace SpanPack;

/// <summary>Room for a chunk of several spans that is written by templates, kept by the thread for its next one.</summary>
[DebuggerDisplay("{Spans.Length} spans")]
internal sealed class ShapeBuffer
{
    /// <summary>Spans of a chunk, at most. There is room for as many as <see cref="TextsEach"/> texts each.</summary>
    internal const int MaxSpans = 128;

    /// <summary>Texts of a span that is alone; one with more takes a buffer.</summary>
    internal const int TextsOfOne = 2 * TextsEach;

    /// <summary>Numbers of a span that is alone; one with more takes a buffer.</summary>
    internal const int NumbersOfOne = 2 * NumbersEach;

    private const int FirstSpans = 8;
    private const int TextsEach = 12;
    private const int NumbersEach = 6;
    private const int MinTexts = 64; // of a chunk: one span may have more than its share

    [ThreadStatic]
    private static ShapeBuffer? s_free;

    private bool _isTaken;

    private ShapeBuffer(int spans)
    {
        Spans = new TemplatedSpan[spans];
        Shapes = new SpanShape[spans];
        Texts = new string?[MinTexts + (spans * TextsEach)];
        Numbers = new double[MinTexts + (spans * NumbersEach)];
    }

    internal TemplatedSpan[] Spans { get; }

    internal SpanShape[] Shapes { get; }

    internal string?[] Texts { get; }

    internal double[] Numbers { get; }

    /// <summary>Takes that of this thread, or makes one.</summary>
    internal static ShapeBuffer Rent(int spans)
    {
        ShapeBuffer? free = s_free;
        if (free is null || free._isTaken || free.Spans.Length < spans) s_free = free = new ShapeBuffer(Math.Max(FirstSpans, spans));
        free._isTaken = true;
        return free;
    }

    /// <summary>Gives it back, without what it refers to of the program. Shapes and templates stay.</summary>
    /// <param name="texts">Texts that were set.</param>
    /// <param name="events">Spans that may have events.</param>
    internal void Return(int texts, int events)
    {
        Texts.AsSpan(0, texts).Clear();
        foreach (ref TemplatedSpan span in Spans.AsSpan(0, events)) span.Events = null;
        _isTaken = false;
    }
}

using Spectre.Console;
using Spectre.Console.Rendering;

namespace SpanPack;

/// <summary>A line of output: fitted pieces of text, each with its style. Markup in the text has no effect.</summary>
internal sealed class StyledLine
{
    private readonly List<Segment> _pieces = [];

    internal StyledLine Add(string text, Style style)
    {
        if (text.Length > 0) _pieces.Add(new Segment(text, style));
        return this;
    }

    /// <summary>Gets the pieces without the spaces at the end of the line.</summary>
    internal IEnumerable<Segment> Pieces()
    {
        int count = _pieces.Count;
        while (count > 0 && string.IsNullOrWhiteSpace(_pieces[count - 1].Text)) count--;
        for (int i = 0; i < count; i++)
            yield return i < count - 1 ? _pieces[i] : new Segment(_pieces[i].Text.TrimEnd(' '), _pieces[i].Style);
    }

    /// <summary>Gets the text.</summary>
    public override string ToString() => string.Concat(Pieces().Select(static piece => piece.Text));
}

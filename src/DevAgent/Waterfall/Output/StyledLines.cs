using Spectre.Console.Rendering;

namespace SpanPack;

/// <summary>Lines for a console, which neither wraps nor parses them.</summary>
internal sealed class StyledLines(IEnumerable<StyledLine> lines, bool styled) : Renderable
{
    protected override IEnumerable<Segment> Render(RenderOptions options, int maxWidth)
    {
        foreach (StyledLine line in lines)
        {
            foreach (Segment piece in line.Pieces()) yield return styled ? piece : new Segment(piece.Text);
            yield return Segment.LineBreak;
        }
    }
}

using System.Globalization;

namespace SpanPack;

/// <summary>Draws the traces of a payload, one below the other.</summary>
internal static class PayloadDrawing
{
    internal static IEnumerable<StyledLine> Lines(DrawnPayload payload, WaterfallOptions options, Glyphs glyphs, int width)
    {
        TagLines? tags = options.ShowTags ? new TagLines(glyphs, width, options.MaxTags, payload.MoreTags) : null;
        IReadOnlyList<TraceGroup> traces = TraceGroup.Of(payload.Chunks, options.MaxSpans, out long leftOut);
        for (int i = 0; i < traces.Count; i++)
        {
            if (i > 0) yield return new StyledLine();
            foreach (StyledLine line in new TraceDrawing(traces[i], glyphs, width, tags).Lines()) yield return line;
        }

        leftOut += payload.MoreSpans;
        if (traces.Count == 0) yield return new StyledLine().Add("No spans.", Styles.Quiet);
        else if (leftOut > 0)
            yield return new StyledLine().Add(string.Create(CultureInfo.InvariantCulture,
                $"{leftOut:N0} more {(leftOut == 1 ? "span is" : "spans are")} not shown."),
                Styles.Quiet);
    }
}

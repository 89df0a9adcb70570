using Spectre.Console;

namespace SpanPack;

/// <summary>Prints traces as waterfalls: the spans of a trace as a tree, each with a bar where it lies on the time axis of the trace.</summary>
/// <remarks>
/// On a terminal with colours and lines; anywhere else in ASCII (apart from what is in the spans) and at a width that does not change.
/// Text of spans is printed so that it can do nothing: control characters, line ends and characters that turn the direction of text show as escapes. Safe for any number of threads, each with a console or a writer of its own.
/// </remarks>
public static class TraceWaterfall
{
    private const int PlainWidth = 120;

    /// <summary>Prints a payload to a console.</summary>
    /// <param name="console">Where to.</param>
    /// <param name="payload">The payload.</param>
    /// <param name="options">How; null for the defaults.</param>
    /// <exception cref="ArgumentNullException"><paramref name="console"/> or <paramref name="payload"/> is null.</exception>
    public static void Write(IAnsiConsole console, TracePayload payload, WaterfallOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(payload);
        Write(console, payload.Chunks, options);
    }

    /// <summary>Prints chunks to a console. Those of one trace are printed as one.</summary>
    /// <param name="console">Where to.</param>
    /// <param name="chunks">The chunks, of any number of traces.</param>
    /// <param name="options">How; null for the defaults.</param>
    /// <exception cref="ArgumentNullException"><paramref name="console"/> or <paramref name="chunks"/> is null.</exception>
    public static void Write(IAnsiConsole console, IEnumerable<TraceChunk> chunks, WaterfallOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(console);
        ArgumentNullException.ThrowIfNull(chunks);
        bool terminal = console.Profile.Out.IsTerminal && console.Profile.Capabilities.Ansi;
        Glyphs glyphs = terminal && console.Profile.Capabilities.Unicode ? Glyphs.Unicode : Glyphs.Ascii;
        int width = Math.Clamp(options?.Width ?? (terminal ? console.Profile.Width : PlainWidth), WaterfallOptions.MinWidth, WaterfallOptions.MaxWidth);
        console.Write(new StyledLines(Draw(chunks, options, glyphs, width), terminal));
    }

    /// <summary>Prints a payload as plain text.</summary>
    /// <param name="writer">Where to.</param>
    /// <param name="payload">The payload.</param>
    /// <param name="options">How; null for the defaults.</param>
    /// <exception cref="ArgumentNullException"><paramref name="writer"/> or <paramref name="payload"/> is null.</exception>
    public static void Write(TextWriter writer, TracePayload payload, WaterfallOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(payload);
        Write(writer, payload.Chunks, options);
    }

    /// <summary>Prints chunks as plain text. Those of one trace are printed as one.</summary>
    /// <param name="writer">Where to.</param>
    /// <param name="chunks">The chunks, of any number of traces.</param>
    /// <param name="options">How; null for the defaults.</param>
    /// <exception cref="ArgumentNullException"><paramref name="writer"/> or <paramref name="chunks"/> is null.</exception>
    public static void Write(TextWriter writer, IEnumerable<TraceChunk> chunks, WaterfallOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(writer);
        ArgumentNullException.ThrowIfNull(chunks);
        foreach (StyledLine line in Draw(chunks, options, Glyphs.Ascii, options?.Width ?? PlainWidth)) writer.WriteLine(line.ToString());
    }

    private static IEnumerable<StyledLine> Draw(IEnumerable<TraceChunk> chunks, WaterfallOptions? options, Glyphs glyphs, int width)
    {
        bool first = true;
        foreach (TraceGroup trace in TraceGroup.Of(chunks))
        {
            if (!first) yield return new StyledLine();
            first = false;
            foreach (StyledLine line in new TraceDrawing(trace, glyphs, width, options?.ShowTags ?? false).Lines()) yield return line;
        }

        if (first) yield return new StyledLine().Add("No spans.", Styles.Quiet);
    }
}

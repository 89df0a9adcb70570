using Spectre.Console;

namespace SpanPack;

/// <summary>
/// Prints traces as waterfalls: the spans of a trace as a tree, each with a bar at its place on the time axis of the trace.
/// </summary>
/// <remarks>
/// On a terminal with colours and lines; anywhere else in ASCII (apart from texts of the spans) and at a fixed width. Text of spans is
/// escaped: control characters, line ends and characters that change the direction of text. For any payload, at most
/// <see cref="WaterfallOptions.MaxSpans"/> spans are printed, with <see cref="WaterfallOptions.MaxTags"/> lines each. No line is longer
/// than the width, and a line contains the number of omitted spans. Safe for any number of threads, each with a separate console or writer.
/// </remarks>
public static class TraceWaterfall
{
    private const int PlainWidth = 120;

    private static readonly Dictionary<Span, long> s_noMoreTags = [];

    /// <summary>Prints a payload to a console.</summary>
    /// <param name="console">The console.</param>
    /// <param name="payload">The payload.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <exception cref="ArgumentNullException"><paramref name="console"/> or <paramref name="payload"/> is null.</exception>
    public static void Write(IAnsiConsole console, TracePayload payload, WaterfallOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(payload);
        Write(console, payload.Chunks, options);
    }

    /// <summary>Prints chunks to a console. Those of one trace are printed as one.</summary>
    /// <param name="console">The console.</param>
    /// <param name="chunks">The chunks, of any number of traces.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <exception cref="ArgumentNullException"><paramref name="console"/> or <paramref name="chunks"/> is null.</exception>
    public static void Write(IAnsiConsole console, IEnumerable<TraceChunk> chunks, WaterfallOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(console);
        ArgumentNullException.ThrowIfNull(chunks);
        Write(console, Built(chunks), options);
    }

    /// <summary>Prints a payload that has not been read to a console. Only printed spans are built.</summary>
    /// <param name="console">The console.</param>
    /// <param name="payload">The body of a request.</param>
    /// <param name="format">Its format.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <exception cref="ArgumentNullException"><paramref name="console"/> is null.</exception>
    /// <exception cref="TraceFormatException">
    /// The payload is not well-formed or has a value of a wrong type; nothing has been printed.
    /// </exception>
    public static void Write(IAnsiConsole console, ReadOnlySpan<byte> payload, TraceFormat format, WaterfallOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(console);
        Write(console, Read(payload, format, options ?? new()), options);
    }

    /// <summary>Prints a payload as plain text.</summary>
    /// <param name="writer">The destination.</param>
    /// <param name="payload">The payload.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <exception cref="ArgumentNullException"><paramref name="writer"/> or <paramref name="payload"/> is null.</exception>
    public static void Write(TextWriter writer, TracePayload payload, WaterfallOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(payload);
        Write(writer, payload.Chunks, options);
    }

    /// <summary>Prints a payload that has not been read as plain text. Only printed spans are built.</summary>
    /// <param name="writer">The destination.</param>
    /// <param name="payload">The body of a request.</param>
    /// <param name="format">Its format.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <exception cref="ArgumentNullException"><paramref name="writer"/> is null.</exception>
    /// <exception cref="TraceFormatException">
    /// The payload is not well-formed or has a value of a wrong type; nothing has been printed.
    /// </exception>
    public static void Write(TextWriter writer, ReadOnlySpan<byte> payload, TraceFormat format, WaterfallOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(writer);
        Write(writer, Read(payload, format, options ?? new()), options);
    }

    /// <summary>Prints chunks as plain text. Those of one trace are printed as one.</summary>
    /// <param name="writer">The destination.</param>
    /// <param name="chunks">The chunks, of any number of traces.</param>
    /// <param name="options">How; null for the defaults.</param>
    /// <exception cref="ArgumentNullException"><paramref name="writer"/> or <paramref name="chunks"/> is null.</exception>
    public static void Write(TextWriter writer, IEnumerable<TraceChunk> chunks, WaterfallOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(writer);
        ArgumentNullException.ThrowIfNull(chunks);
        Write(writer, Built(chunks), options);
    }

    private static void Write(IAnsiConsole console, DrawnPayload payload, WaterfallOptions? options)
    {
        bool terminal = console.Profile.Out.IsTerminal && console.Profile.Capabilities.Ansi;
        Glyphs glyphs = terminal && console.Profile.Capabilities.Unicode ? Glyphs.Unicode : Glyphs.Ascii;
        int width = Math.Clamp(options?.Width
            ?? (terminal ? console.Profile.Width : PlainWidth), WaterfallOptions.MinWidth, WaterfallOptions.MaxWidth);
        console.Write(new StyledLines(PayloadDrawing.Lines(payload, options ?? new(), glyphs, width), terminal));
    }

    private static void Write(TextWriter writer, DrawnPayload payload, WaterfallOptions? options)
    {
        foreach (StyledLine line in PayloadDrawing.Lines(payload, options ?? new(), Glyphs.Ascii, options?.Width ?? PlainWidth))
            writer.WriteLine(line.ToString());
    }

    private static DrawnPayload Read(ReadOnlySpan<byte> payload, TraceFormat format, WaterfallOptions options)
        => DrawnPayloadVisitor.Read(payload, format, options.MaxSpans, options.ShowTags ? options.MaxTags : 0);

    private static DrawnPayload Built(IEnumerable<TraceChunk> chunks) => new(chunks, 0, s_noMoreTags);
}

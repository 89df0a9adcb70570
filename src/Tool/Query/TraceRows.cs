using System.Globalization;
using System.Text.Json;

namespace SpanPack.Tool;

/// <summary>Prints traces, a line each.</summary>
/// <param name="writer">The output.</param>
/// <param name="printer">Prints text.</param>
/// <param name="asJson">Whether lines are JSON.</param>
internal sealed class TraceRows(TextWriter writer, LinePrinter printer, bool asJson)
{
    internal void Print(IEnumerable<TraceSummary> traces)
    {
        foreach (TraceSummary trace in traces)
        {
            if (asJson) writer.Write(JsonSerializer.Serialize(trace, PageJson.Default.TraceSummary) + "\n");
            else printer.Line(0, [.. PiecesOf(trace)]);
        }
    }

    /// <summary>Gets the line of a trace, for a message.</summary>
    internal static string TextOf(TraceSummary trace) => string.Concat(PiecesOf(trace).Select(static piece => piece.Text));

    private static IEnumerable<(Ink Ink, string Text)> PiecesOf(TraceSummary trace)
    {
        yield return (Ink.Plain, trace.Id);
        yield return (Ink.Quiet, $"  {Instant(trace.Start)}  {DurationText.Format((Int128)trace.Duration, "us")}");
        yield return (Ink.Heading, $"  {trace.Service}");
        yield return (Ink.Plain, $"  {(trace.Resource.Length > 0 ? trace.Resource : trace.Name)}  {Amount.Of(trace.Spans, "span")}");
        if (trace.Errors > 0) yield return (Ink.Bad, $", {Amount.Of(trace.Errors, "error")}");
        if (trace.RootMissing == true) yield return (Ink.Quiet, ", without its root");
    }

    private static string Instant(string nanoseconds)
    {
        long ticks = long.Parse(nanoseconds, CultureInfo.InvariantCulture) / TimeSpan.NanosecondsPerTick;
        return DateTime.UnixEpoch.AddTicks(ticks).ToString("yyyy-MM-dd'T'HH:mm:ss.fff'Z'", CultureInfo.InvariantCulture);
    }
}

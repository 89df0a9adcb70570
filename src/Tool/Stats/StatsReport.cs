using System.Globalization;
using System.Text;

namespace SpanPack.Tool;

/// <summary>Prints measurements as aligned columns.</summary>
internal sealed class StatsReport(LinePrinter output)
{
    private const int TopStrings = 10;
    private const int NameWidth = 44;

    internal void Print(WireWalker walker, PayloadBytes body, int trailingBytes)
    {
        long total = body.Span.Length;
        output.Section(1, Row("where the bytes are", "bytes", "%"));
        foreach (ByteUse use in Enum.GetValues<ByteUse>()) PrintShare(Describe(use), walker.Uses[(int)use], total);
        if (trailingBytes > 0) PrintShare("after the payload", trailingBytes, total);
        PrintShare("all", total, total);
        PrintShare("of these, repeated strings", walker.Strings.RepeatedBytes, total);
        PrintStrings(walker.Strings, body);
    }

    internal void PrintSizes(IEnumerable<(TraceFormat Format, int? Bytes)> sizes, long total, long boundBytes)
    {
        output.Blank();
        output.Section(1, Row("size in each format, written again", "bytes", "%"));
        foreach ((TraceFormat format, int? bytes) in sizes)
        {
            if (bytes is { } known) PrintShare(format.GetName(), known, total);
            else output.Plain(1, Row(format.GetName(), $"over {Number(MemoryBound.Output(boundBytes))}", "-"));
        }
    }

    private void PrintStrings(StringTally strings, PayloadBytes body)
    {
        IReadOnlyList<(StringPlace Place, StringUse Use)> top = strings.MostRepeated(TopStrings);
        if (top.Count == 0) return;
        output.Blank();
        output.Section(1, Row("most repeated strings", "times", "bytes again"));
        foreach ((StringPlace place, StringUse use) in top)
        {
            string text = SafeText.Fit(Encoding.UTF8.GetString(body.Span.Slice(place.Start, Math.Min(place.Length, 400))), NameWidth - 4);
            output.Plain(1, Row(text.Length == 0 ? "\"\"" : text, Number(use.Times), Number(use.RepeatedBytes)));
        }
    }

    private void PrintShare(string name, long bytes, long total)
        => output.Plain(1,
            Row(name, Number(bytes), total == 0 ? "-" : (100.0 * bytes / total).ToString("F1", CultureInfo.InvariantCulture)));

    private static string Row(string name, string second, string third)
        => name + new string(' ', Math.Max(1, NameWidth - SafeText.Cells(name))) + second.PadLeft(12) + third.PadLeft(13);

    private static string Number(long value) => value.ToString("N0", CultureInfo.InvariantCulture);

    private static string Describe(ByteUse use) => use switch
    {
        ByteUse.Headers => "headers",
        ByteUse.Keys => "keys",
        ByteUse.Text => "values: text",
        ByteUse.References => "values: indexes of strings",
        ByteUse.Numbers => "values: numbers",
        _ => "values: binary data",
    };
}

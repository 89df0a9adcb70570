using System.Globalization;
using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>What is shown of a request.</summary>
internal sealed class RequestText(ColorChoice color, bool showTags)
{
    /// <summary>How many spans of a request are drawn.</summary>
    internal const int MaxSpans = 500;

    /// <summary>How many tags, links and events of each span are shown.</summary>
    internal const int MaxTags = 50;

    private readonly WaterfallOptions _options = new() { ShowTags = showTags, MaxSpans = MaxSpans, MaxTags = MaxTags };

    internal string OfAccepted(ReceivedRequest request, string? saved)
    {
        string line = string.Create(
            CultureInfo.InvariantCulture,
            $"{request.Format!.Value.GetName()}, {Amount.Of(request.ChunkCount, "chunk")}, {Amount.Of(request.SpanCount, "span")}, {Amount.Of(request.Body.Length, "byte")}{SavedAs(saved)}{(request.Fault is null ? string.Empty : ", answered by half")}\n\n");
        return request.SpanCount == 0 ? line : Draw(request) + line;
    }

    internal static string OfRefused(ReceivedRequest request, string? saved)
    {
        string bytes = Amount.Of(request.Body.Length, "byte");
        string how = request.Status == 0 ? "without an answer" : string.Create(CultureInfo.InvariantCulture, $"with {request.Status}");
        return SafeText.Escape(string.Create(CultureInfo.InvariantCulture, $"refused {request.Method} {request.Path} ({bytes}) {how}: {request.Refusal}{SavedAs(saved)}")) + "\n";
    }

    private string Draw(ReceivedRequest request)
    {
        using var text = new StringWriter(CultureInfo.InvariantCulture) { NewLine = "\n" };
        IAnsiConsole console = ConsoleFactory.Create(text, color);
        try
        {
            TraceWaterfall.Write(console, request.Body.Span, request.Format!.Value, _options);
        }
        catch (TraceFormatException e)
        {
            text.WriteLine(SafeText.Escape($"cannot be drawn: {e.Message}")); // too much for one that draws, and accepted nevertheless
        }

        return text.ToString();
    }

    private static string SavedAs(string? path) => path is null ? string.Empty : $", saved as {SafeText.Escape(Path.GetFileName(path))}";
}

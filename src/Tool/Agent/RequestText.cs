using System.Globalization;
using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>The text that is shown for a request.</summary>
internal sealed class RequestText(ColorChoice color, bool showTags)
{
    /// <summary>The most spans that are drawn for a request.</summary>
    internal const int MaxSpans = 500;

    /// <summary>The most tags, links and events that are shown for each span.</summary>
    internal const int MaxTags = 50;

    private const int MaxTypes = 10; // of a batch

    private readonly WaterfallOptions _options = new() { ShowTags = showTags, MaxSpans = MaxSpans, MaxTags = MaxTags };

    internal string OfAccepted(ReceivedRequest request, string? saved)
    {
        string line = string.Create(
            CultureInfo.InvariantCulture,
            $"{request.Format?.GetName() ?? "otlp"}, {Amount.Of(request.ChunkCount, "chunk")}, {Amount.Of(request.SpanCount, "span")}, "
                + $"{Amount.Of(request.Body.Length, "byte")}{SavedAs(saved)}"
                + $"{(request.Fault is null ? string.Empty : ", answered by half")}\n\n");
        return request.SpanCount == 0 ? line : Draw(request) + line;
    }

    internal static string OfRefused(ReceivedRequest request, string? saved)
    {
        string bytes = Amount.Of(request.Body.Length, "byte");
        string how = request.Status == 0 ? "without an answer" : string.Create(CultureInfo.InvariantCulture, $"with {request.Status}");
        return SafeText.Escape(string.Create(CultureInfo.InvariantCulture,
            $"refused {request.Method} {request.Path} ({bytes}) {how}: {request.Refusal}{SavedAs(saved)}"))
            + "\n";
    }

    /// <summary>Returns a line such as <c>telemetry app-started, shop, number 1, 2312 bytes</c>.</summary>
    internal static string OfTelemetry(ReceivedRequest request)
    {
        if (request.Telemetry is not { } telemetry)
            return SafeText.Escape(string.Create(CultureInfo.InvariantCulture,
                $"telemetry that is not a JSON object ({Amount.Of(request.Body.Length, "byte")})"))
                + "\n";
        string types = telemetry.MessageTypes.Count == 1
            ? telemetry.RequestType
            : $"{telemetry.RequestType} of {string.Join(", ", telemetry.MessageTypes.Take(MaxTypes))}"
                + (telemetry.MessageTypes.Count > MaxTypes ? ", ..." : "");
        string sent = request.Body.Length == telemetry.Json.Length
            ? string.Empty
            : string.Create(CultureInfo.InvariantCulture, $" in {request.Body.Length}");
        string line = string.Create(CultureInfo.InvariantCulture,
            $"telemetry {types}, {telemetry.Service ?? "no service"}, number {telemetry.SequenceId}, "
                + $"{Amount.Of(telemetry.Json.Length, "byte")}{sent}");
        return SafeText.Escape(line) + "\n";
    }

    private string Draw(ReceivedRequest request)
    {
        using var text = new StringWriter(CultureInfo.InvariantCulture) { NewLine = "\n" };
        IAnsiConsole console = ConsoleFactory.Create(text, color);
        try
        {
            TraceWaterfall.Write(console, request.TraceBody.Span, request.PayloadFormat!.Value, _options);
        }
        catch (TraceFormatException e)
        {
            text.WriteLine(SafeText.Escape($"cannot be drawn: {e.Message}")); // too much for one that draws, and accepted nevertheless
        }

        return text.ToString();
    }

    private static string SavedAs(string? path) => path is null ? string.Empty : $", saved as {SafeText.Escape(Path.GetFileName(path))}";
}

using SpanPack.Tool.Input;
using SpanPack.Tool.Output;

namespace SpanPack.Tool.Dump;

/// <summary>Prints the name of a payload, and how it was sent when that was saved.</summary>
internal static class TreeRequest
{
    internal static void Print(LinePrinter output, PayloadFile file)
    {
        output.Heading(0, file.Name);
        if (file.Request is not { } request) return;
        output.Field(1, "request", $"{request.Method} {request.Path}");
        output.Section(1, "headers");
        foreach ((string name, string value) in request.Headers) output.Field(2, name, value, isEmptyShown: true);
        if (request.AnswerStatus is { } status) output.Field(1, "answer", $"{status} {request.AnswerBody?.Trim()}");
    }
}

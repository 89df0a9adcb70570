namespace SpanPack.Tool;

/// <summary>Prints the name of a payload, and its saved request.</summary>
internal static class TreeRequest
{
    internal static void Print(LinePrinter output, PayloadFile file)
    {
        output.Heading(0, file.Name);
        if (file.Request is not { } request) return;
        output.Field(1, "request", $"{request.Method} {request.Path}");
        output.Section(1, "headers");
        foreach ((string name, IReadOnlyList<string> values) in request.Headers)
            output.Field(2, name, string.Join(", ", values), isEmptyShown: true);
        if (request.Status is { } status) output.Field(1, "answer", $"{status} {request.Answer?.Trim()}");
    }
}

namespace SpanPack;

/// <summary>The error of a span: from its tags, else from its last exception.</summary>
internal static class SpanErrors
{
    internal static ErrorAnswer? Of(SpanRecord span, IReadOnlyList<EventAnswer> events)
    {
        string? type = span.Attributes.Text(TagNames.ErrorType), stack = span.Attributes.Text(TagNames.ErrorStack);
        string? message = span.Attributes.Text("error.message") ?? span.Attributes.Text(TagNames.ErrorMessage);
        if (type is null && stack is null && message is null)
        {
            EventAnswer? exception = events.LastOrDefault(static happened => happened.Name == "exception");
            if (exception is null) return null;
            (type, message, stack) =
                (Find(exception, "exception.type"), Find(exception, "exception.message"), Find(exception, "exception.stacktrace"));
        }

        return new ErrorAnswer { Type = Cut(type), Message = Cut(message), Stack = Cut(stack) };
    }

    private static string? Find(EventAnswer happened, string key) => happened.Tags.FirstOrDefault(tag => tag.Key == key)?.Value;

    private static string? Cut(string? text) => text is null ? null : ListText.Cut(text, ListText.MaxDetailUnits);
}

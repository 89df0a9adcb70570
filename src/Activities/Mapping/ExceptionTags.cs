namespace SpanPack;

/// <summary>The tags of an error as Datadog's tracers set them, from the last event that holds an exception.</summary>
internal static class ExceptionTags
{
    internal static void Add(SpanSource source, ActivityTags tags)
    {
        for (int i = source.Events.Count - 1; i >= 0; i--)
        {
            if (source.Events[i] is not { Name: StructureTags.ExceptionEvent } exception) continue;
            tags.ErrorMessage ??= Find(exception, "exception.message");
            if (Find(exception, "exception.type") is { } type) tags.ErrorType = type;
            tags.ErrorStack ??= Find(exception, "exception.stacktrace");
            return;
        }
    }

    private static string? Find(SpanEvent item, string name)
        => item.Attributes.TryGetValue(name, out TagValue value) ? GoText.Of(value) : null;
}

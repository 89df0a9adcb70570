namespace SpanPack.Tool;

/// <summary>The unprocessed error stream. Messages are lost if it cannot be written to; nothing else fails.</summary>
internal static class ErrorStream
{
    internal static void Write(string text)
    {
        if (RunStreams.Current?.Error is { } given)
        {
            given.Write(text);
            return;
        }

        if (!StandardDescriptors.HasError) return;
        try
        {
            Console.Error.Write(text);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException or ArgumentOutOfRangeException)
        {
            // There is nobody to tell.
        }
    }
}

namespace SpanPack;

/// <summary>Texts of exceptions, which are code of the program and may throw.</summary>
internal static class ExceptionText
{
    /// <summary>Reads a text of an exception; returns null where that throws.</summary>
    internal static string? Of(Exception exception, Func<Exception, string?> read)
    {
        try
        {
            return read(exception);
        }
        catch (Exception)
        {
            return null;
        }
    }
}

namespace SpanPack;

/// <summary>Finds where in a payload its first error is, by reading it once more with the path kept.</summary>
internal static class ErrorPath
{
    internal static string Find(ReadOnlySpan<byte> payload, TraceFormat format)
    {
        var visitor = new NoVisitor();
        var path = new PayloadPath(new PayloadSteps());
        try
        {
            PayloadFormats.Decode(payload, format, ref visitor, path);
        }
        catch (MessagePackException)
        {
            return path.ToString(payload);
        }

        return string.Empty; // somebody has changed the payload meanwhile
    }

    private sealed class NoVisitor : TraceVisitor;
}

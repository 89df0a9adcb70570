namespace SpanPack;

/// <summary>Finds where in a payload its first error is, by reading it once more with the path kept.</summary>
internal static class ErrorPath
{
    /// <summary>Finds what is not well-formed or of a wrong type.</summary>
    internal static string Find(ReadOnlySpan<byte> payload, TraceFormat format) => Find(payload, format, int.MaxValue);

    /// <summary>Finds what is wrong, or an element.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="format">How it is laid out.</param>
    /// <param name="element">The number of the element, in the order in which they begin, from 1.</param>
    internal static string Find(ReadOnlySpan<byte> payload, TraceFormat format, int element)
    {
        var visitor = new ElementFinder(element);
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

    private sealed class ElementFinder(int element) : TraceVisitor
    {
        private int _begun;

        public override void BeginElement(TraceElement kind)
        {
            if (++_begun == element) throw new MessagePackException("here", offset: 0);
        }
    }
}

namespace SpanPack;

/// <summary>Finds the path of a payload's first error, by reading it once more with the path recorded.</summary>
internal static class ErrorPath
{
    /// <summary>Finds the first value that is malformed or of a wrong type.</summary>
    internal static string Find(ReadOnlySpan<byte> payload, TraceFormat format) => Find(payload, format, int.MaxValue);

    /// <summary>Finds the first error, or an element.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="format">The format.</param>
    /// <param name="element">The number of the element, in the order in which visits begin them, from 1.</param>
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

    // A visit that begins again counts on, as the budget does.
    private sealed class ElementFinder(int element) : TraceVisitor
    {
        private int _begun;

        public override void BeginElement(TraceElement kind)
        {
            if (++_begun == element) throw new MessagePackException("here", offset: 0);
        }
    }
}

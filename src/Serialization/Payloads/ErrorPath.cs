namespace SpanPack;

/// <summary>Finds where in a payload its first error is, by reading it once more with the path kept.</summary>
internal static class ErrorPath
{
    internal static string Find(ReadOnlySpan<byte> payload, TraceFormat format)
    {
        var visitor = default(NoVisitor);
        var path = new PayloadPath(new PayloadSteps());
        try
        {
            TracePayloadReader.Decode(payload, format, ref visitor, path);
        }
        catch (MessagePackException)
        {
            return path.ToString(payload);
        }

        return string.Empty; // somebody has changed the payload meanwhile
    }

    private readonly struct NoVisitor : ITraceVisitor
    {
        public void Start(TraceElement element)
        {
        }

        public void End(TraceElement element)
        {
        }

        public void Text(TraceTextField field, in TraceText value)
        {
        }

        public void Number(TraceNumberField field, long value)
        {
        }

        public void Attribute(TraceElement owner, in TraceText key, in TraceValue value)
        {
        }

        public void Restart(TraceSection section)
        {
        }
    }
}

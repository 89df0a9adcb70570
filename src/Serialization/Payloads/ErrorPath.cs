namespace SpanPack;

/// <summary>Finds the path of a payload's first error, by reading it once more with the path recorded.</summary>
internal static class ErrorPath
{
    /// <summary>Finds the first value that is malformed or of a wrong type.</summary>
    internal static string Find(ReadOnlySpan<byte> payload, TraceFormat format) => Find(payload, format, new ElementFinder(int.MaxValue));

    /// <summary>Finds the element at which a budget was exceeded.</summary>
    internal static string Find(ReadOnlySpan<byte> payload, TraceFormat format, ObjectBudget budget)
        => Find(payload, format, new ElementFinder(budget.Elements) { IsVoid = budget.IsReset });

    private static string Find(ReadOnlySpan<byte> payload, TraceFormat format, ElementFinder visitor)
    {
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

    // Elements are counted in the order of their start, from 1.
    private sealed class ElementFinder(int element) : TraceVisitor
    {
        private int _begun;

        /// <summary>Set before a visit that begins again: nothing counts until then.</summary>
        internal bool IsVoid { get; set; }

        public override void BeginElement(TraceElement kind)
        {
            if (!IsVoid && ++_begun == element) throw new MessagePackException("here", offset: 0);
        }

        public override void Restart() => (_begun, IsVoid) = (0, false);
    }
}

namespace SpanPack;

/// <summary>
/// Finds out whether the visit of a payload begins again. No tracer sends such a payload, but printed output cannot be taken back, so a
/// separate pass looks for it.
/// </summary>
internal sealed class RestartFinder : TraceVisitor
{
    private bool _isFound;

    internal static bool Search(ReadOnlySpan<byte> payload, TraceFormat format)
    {
        var finder = new RestartFinder();
        try
        {
            TracePayloadReader.Visit(payload, format, ref finder);
        }
        catch (TraceFormatException)
        {
            // The next pass says so.
        }

        return finder._isFound;
    }

    public override void Restart() => _isFound = true;
}

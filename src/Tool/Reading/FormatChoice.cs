namespace SpanPack.Tool;

/// <summary>Decides what a payload is read as, and says so where nobody did.</summary>
internal static class FormatChoice
{
    internal static TraceFormat Of(PayloadFile file, ReadOnlySpan<byte> body)
    {
        if (file.Format is { } known) return known;
        TraceFormat? detected = TraceFormatDetector.Detect(body, out bool isAmbiguous);
        TraceFormat format = detected ?? TraceFormat.V04;
        string why = detected is null ? " for want of a better guess" : isAmbiguous ? ", though it could be another format too" : string.Empty;
        ErrorOutput.WriteLine($"{file.Name} taken as {format.GetName()}{why}");
        return format;
    }
}

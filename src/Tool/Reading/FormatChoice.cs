namespace SpanPack.Tool;

/// <summary>Chooses the format of a payload, and reports a detected format, or one that contradicts the saved request.</summary>
internal static class FormatChoice
{
    internal static TraceFormat Of(PayloadFile file, ReadOnlySpan<byte> body)
    {
        if (file.IsOtlp)
        {
            if (!file.IsOtlpGiven) ErrorOutput.WriteLine($"{file.Name} taken as {OtlpFile.FormatName}");
            return OtlpFile.PayloadFormat;
        }

        if (file is { Format: { } given, IsFormatGiven: true }) return given;
        TraceFormat? detected = TraceFormatDetector.Detect(body, out bool isAmbiguous);
        if (file.Format is { } known)
        {
            if (detected is { } found && !isAmbiguous) WarnOfContradictions(file, known, found);
            return known;
        }

        TraceFormat format = detected ?? TraceFormat.V04;
        string why = detected is null
            ? ", because its format could not be recognized"
            : isAmbiguous
            ? ", though it could be another format too"
            : string.Empty;
        ErrorOutput.WriteLine($"{file.Name} taken as {format.GetName()}{why}");
        return format;
    }

    private static void WarnOfContradictions(PayloadFile file, TraceFormat known, TraceFormat found)
    {
        string? liar = null;
        if (PayloadName.FormatOf(Path.GetFileName(file.Path)!) is { } named && named != found) liar = $"its name says {named.GetName()}";
        else if (known != found) liar = $"it was posted as {known.GetName()}";
        if (liar is null) return;
        ErrorOutput.WriteLine($"{file.Name}: {liar}, but the content looks like {found.GetName()}; it is read as {known.GetName()}");
    }
}

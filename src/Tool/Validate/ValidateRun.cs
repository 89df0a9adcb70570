namespace SpanPack.Tool;

/// <summary>Reports for each payload whether the agent accepts it.</summary>
internal sealed class ValidateRun(StandardOutput output, LinePrinter printer, bool strict, CancellationToken cancellation)
{
    private bool _anyRefused;
    private bool _anyUnreadable;

    /// <summary>Gets 2 if an input could not be read, else 1 if one was refused.</summary>
    internal int ExitCode => _anyUnreadable ? Tool.ExitCode.WrongUse : _anyRefused ? Tool.ExitCode.Refused : Tool.ExitCode.Succeeded;

    internal async Task CheckAsync(string argument, InputFormat? from)
    {
        IReadOnlyList<PayloadFile> files;
        try
        {
            files = PayloadSource.Find(argument, from);
        }
        catch (Exception e) when (IsOfOneInput(e))
        {
            await ReportAsync(e);
            _anyUnreadable = true;
            return;
        }

        foreach (PayloadFile file in files) await TryCheckAsync(file);
    }

    private async Task TryCheckAsync(PayloadFile file)
    {
        try
        {
            await CheckAsync(file);
        }
        catch (Exception e) when (IsOfOneInput(e))
        {
            await ReportAsync(e);
            if (file.IsOtlp) _anyRefused = true; // it was read
            else _anyUnreadable = true;
        }
    }

    // The other files are checked all the same.
    private static bool IsOfOneInput(Exception e) => e is ToolException or UnauthorizedAccessException or FileNotFoundException;

    private async Task ReportAsync(Exception e)
    {
        await output.Writer.FlushAsync(cancellation);
        ErrorOutput.WriteLine(e.Message);
    }

    private async Task CheckAsync(PayloadFile file)
    {
        var counts = new PayloadCounts();
        var findings = new FindingList();
        TraceFormatException? refused = strict
            ? await PayloadPlayer.PlayAsync(file, new StrictSink(file.Request, counts, findings), cancellation)
            : await CountAsync(file, counts);
        _anyRefused |= refused is not null;
        (Ink, string) verdict = refused is null
            ? (Ink.Good, "accepted")
            : (Ink.Bad, refused.ExceedsBudget ? "not checked, stopped" : "refused");
        printer.Line(0, (Ink.Plain, file.Name + ": "), verdict,
            (Ink.Plain, refused is null ? $" ({counts})" : " " + RefusalText.Place(refused)));
        if (refused is null) FindingPrinter.Print(findings, printer);
    }

    private async Task<TraceFormatException?> CountAsync(PayloadFile file, PayloadCounts counts)
    {
        PayloadBytes body = await file.OpenAsync(cancellation);
        return PayloadPlayer.Count(file, body.Span, counts, cancellation);
    }
}

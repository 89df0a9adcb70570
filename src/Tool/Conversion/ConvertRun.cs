namespace SpanPack.Tool;

/// <summary>Converts payloads one after the other, each in memory as a whole, and reports on the error stream what was lost.</summary>
internal sealed class ConvertRun(IReadOnlyList<PayloadFile> files, TraceFormat target, string outputPath)
{
    /// <summary>One payload to a file or standard output.</summary>
    /// <exception cref="ToolException">The payload is refused, or the output is a folder.</exception>
    internal async Task<int> ToFileAsync(CancellationToken cancellation)
    {
        if (Directory.Exists(outputPath)) throw new ToolException($"{outputPath}: is a folder, and {files[0].Name} is not");
        (_, byte[] body) = await ConvertAsync(files[0], cancellation);
        if (outputPath == PayloadSource.StandardInput) StandardOutput.Current.Bytes.Write(body);
        else FileOutput.Write(outputPath, body);
        return ExitCode.Succeeded;
    }

    /// <summary>A folder to a folder, with the headers that were saved. A payload that is refused does not keep the others from being converted.</summary>
    internal async Task<int> ToFolderAsync(CancellationToken cancellation)
    {
        if (outputPath == PayloadSource.StandardInput || File.Exists(outputPath)) throw new ToolException($"{outputPath}: the payloads of a folder are written to a folder");
        Directory.CreateDirectory(outputPath);
        int exitCode = ExitCode.Succeeded;
        foreach (PayloadFile file in files)
        {
            try
            {
                await ToFolderAsync(file, cancellation);
            }
            catch (ToolException e) when (e.ExitCode == ExitCode.Refused)
            {
                ErrorOutput.WriteLine(e.Message);
                exitCode = ExitCode.Refused;
            }
        }

        return exitCode;
    }

    private async Task ToFolderAsync(PayloadFile file, CancellationToken cancellation)
    {
        (TracePayload payload, byte[] body) = await ConvertAsync(file, cancellation);
        _ = PayloadName.TryParse(Path.GetFileName(file.Path)!, out int number, out _); // a folder's payloads are those with such names
        if (file.Request is { } request) FileOutput.Write(Path.Combine(outputPath, PayloadName.Headers(number)), ConvertedRequest.Of(request, payload, body.Length).ToJson());
        FileOutput.Write(Path.Combine(outputPath, PayloadName.Body(number, target)), body);
    }

    private async Task<(TracePayload Payload, byte[] Body)> ConvertAsync(PayloadFile file, CancellationToken cancellation)
    {
        LoadedPayload source = await LoadedPayload.ReadAsync(file, cancellation);
        ConversionResult result = TraceConverter.Convert(target.GetTraits().HasPayloadFields ? SavedHeaders.AddTo(source) : source.Payload, target);
        byte[] body = TraceConverter.ToBytes(result.Payload);
        Report(file, result, body.Length);
        return (result.Payload, body);
    }

    private static void Report(PayloadFile file, ConversionResult result, int byteCount)
    {
        ConversionReport report = result.Report;
        string what = $"{Amount.Of(result.Payload.Chunks.Count, "chunk")}, {Amount.Of(result.Payload.SpanCount, "span")}, {Amount.Of(byteCount, "byte")}";
        ErrorOutput.WriteLine($"{file.Name}: {report.Source.GetName()} to {report.Target.GetName()}: {what}; {(report.IsLossless ? "nothing was lost" : "not all could be kept:")}");
        foreach (ConversionLoss loss in report.Losses) ErrorOutput.WriteLine($"{file.Name}:   {loss}");
    }
}

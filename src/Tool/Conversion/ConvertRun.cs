namespace SpanPack.Tool;

/// <summary>Converts payloads one after the other, each in memory as a whole, and reports on the error stream what was lost.</summary>
internal sealed class ConvertRun(IReadOnlyList<PayloadFile> files, ConvertOptions options) : IDisposable
{
    private readonly ProgressLine _progress = new("convert");

    /// <summary>One payload to a file or standard output.</summary>
    /// <exception cref="ToolException">The payload is refused, or the output is a folder, the input, or there already.</exception>
    internal async Task<int> ToFileAsync(CancellationToken cancellation)
    {
        bool isStandardOutput = options.Output == PayloadSource.StandardInput;
        if (Directory.Exists(options.Output)) throw new ToolException($"{options.Output}: is a folder, but {files[0].Name} is a file");
        if (!isStandardOutput) await OutputCheck.CheckAsync(files, [options.Output], options.Force, cancellation);
        (_, byte[] body) = await ConvertAsync(files[0], cancellation);
        if (isStandardOutput) StandardOutput.Current.Bytes.Write(body);
        else FileOutput.Write(options.Output, body);
        if (PayloadName.FormatOf(options.Output) is { } named && named != options.Target) ErrorOutput.WriteLine($"{options.Output}: the name says {named.GetName()}, the content is {options.Target.GetName()}");
        return ExitCode.Succeeded;
    }

    /// <summary>A folder to a folder, with the headers that were saved. A payload that is refused does not keep the others from being converted.</summary>
    /// <exception cref="ToolException">The output is a file, or has files of the inputs or of the same names.</exception>
    internal async Task<int> ToFolderAsync(CancellationToken cancellation)
    {
        if (options.Output == PayloadSource.StandardInput || File.Exists(options.Output)) throw new ToolException($"{(File.Exists(options.Output) ? options.Output : "standard output")}: the input is a folder, so the output must be a folder");
        await OutputCheck.CheckAsync(files, files.SelectMany(OutputsOf), options.Force, cancellation);
        Directory.CreateDirectory(options.Output);
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

    public void Dispose() => _progress.Dispose();

    private async Task ToFolderAsync(PayloadFile file, CancellationToken cancellation)
    {
        (TracePayload payload, byte[] body) = await ConvertAsync(file, cancellation);
        string[] outputs = OutputsOf(file);
        if (file.Request is { } request) FileOutput.Write(outputs[1], ConvertedRequest.Of(request, payload, body.Length).ToJson());
        FileOutput.Write(outputs[0], body);
    }

    // The body, then the headers if there are some.
    private string[] OutputsOf(PayloadFile file)
    {
        _ = PayloadName.TryParse(Path.GetFileName(file.Path)!, out int number, out _); // a folder's payloads are those with such names
        string body = Path.Combine(options.Output, PayloadName.Body(number, options.Target));
        return file.Request is null ? [body] : [body, Path.Combine(options.Output, PayloadName.Headers(number))];
    }

    private async Task<(TracePayload Payload, byte[] Body)> ConvertAsync(PayloadFile file, CancellationToken cancellation)
    {
        _progress.Say($"reading {file.Name}");
        LoadedPayload source = await LoadedPayload.ReadAsync(file, cancellation);
        _progress.Say($"writing {file.Name} as {options.Target.GetName()}");
        (ConversionResult result, byte[] body) = await Task.Run(() => Convert(source, options.Target), CancellationToken.None).WaitAsync(cancellation);
        Report(file, result, body.Length);
        return (result.Payload, body);
    }

    private static (ConversionResult Result, byte[] Body) Convert(LoadedPayload source, TraceFormat target)
    {
        ConversionResult result = TraceConverter.Convert(target.GetTraits().HasPayloadFields ? SavedHeaders.AddTo(source) : source.Payload, target);
        return (result, TraceConverter.ToBytes(result.Payload));
    }

    private static void Report(PayloadFile file, ConversionResult result, int byteCount)
    {
        ConversionReport report = result.Report;
        string what = $"{Amount.Of(result.Payload.Chunks.Count, "chunk")}, {Amount.Of(result.Payload.SpanCount, "span")}, {Amount.Of(byteCount, "byte")}";
        ErrorOutput.WriteLine($"{file.Name}: {report.Source.GetName()} to {report.Target.GetName()}: {what}; {(report.IsLossless ? "nothing was lost" : "not all could be kept:")}");
        foreach (ConversionLoss loss in report.Losses) ErrorOutput.WriteLine($"{file.Name}:   {loss}");
    }
}

using System.Buffers;

namespace SpanPack.Tool;

/// <summary>Converts payloads one after the other, each in memory up to its bounds, and reports losses on the error stream.</summary>
internal sealed class ConvertRun(IReadOnlyList<PayloadFile> files, ConvertOptions options) : IDisposable
{
    private readonly ProgressLine _progress = new("convert");
    private int _done;

    /// <summary>Converts one payload to a file or standard output.</summary>
    /// <exception cref="ToolException">The payload is refused, or the output is a folder, the input, or an existing file.</exception>
    internal async Task<int> ToFileAsync(CancellationToken cancellation)
    {
        bool isStandardOutput = options.Output == PayloadSource.StandardInput;
        if (Directory.Exists(options.Output)) throw new ToolException($"{options.Output}: is a folder, but {files[0].Name} is a file");
        if (!isStandardOutput) await OutputCheck.CheckAsync(files, [options.Output], options.Force, cancellation);
        using StreamedConversion converted = await ConvertAsync(files[0], cancellation);
        if (isStandardOutput) converted.Result.CopyTo(RunStreams.CurrentOutput.Bytes);
        else FileOutput.Write(options.Output, converted.Result.Body);
        if (PayloadName.FormatOf(options.Output) is { } named && named != options.Target)
            ErrorOutput.WriteLine($"{options.Output}: the name says {named.GetName()}, the content is {options.Target.GetName()}");
        return ExitCode.Succeeded;
    }

    /// <summary>Converts a folder to a folder, with the saved headers. A refused payload does not stop the others.</summary>
    /// <exception cref="ToolException">The output is a file, or has files of the inputs or of the same names.</exception>
    internal async Task<int> ToFolderAsync(CancellationToken cancellation)
    {
        if (options.Output == PayloadSource.StandardInput || File.Exists(options.Output))
            throw new ToolException($"{(File.Exists(options.Output) ? options.Output : "standard output")}: the input is a folder, so the "
                + "output must be a folder");
        OutputCheck.RefuseSameName(files, file => OutputsOf(file)[0]);
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

            _done++;
        }

        return exitCode;
    }

    public void Dispose() => _progress.Dispose();

    private async Task ToFolderAsync(PayloadFile file, CancellationToken cancellation)
    {
        using StreamedConversion converted = await ConvertAsync(file, cancellation);
        string[] outputs = OutputsOf(file);
        if (file.Request is { } request)
            FileOutput.Write(outputs[1], new ReadOnlySequence<byte>(ConvertedRequest.Of(request, converted.Result).ToJson()));
        FileOutput.Write(outputs[0], converted.Result.Body);
    }

    // The body, then the headers if there are some.
    private string[] OutputsOf(PayloadFile file)
    {
        string name = Path.GetFileName(file.Path)!;
        string body = Path.Combine(options.Output, PayloadName.Body(name, options.Target));
        return file.Request is null ? [body] : [body, Path.Combine(options.Output, PayloadName.Headers(name))];
    }

    private async Task<StreamedConversion> ConvertAsync(PayloadFile file, CancellationToken cancellation)
    {
        _progress.Say($"reading {file.Name}", _done, files.Count);
        LoadedPayload source = await LoadedPayload.ReadAsync(file with { MaxPayloadBytes = options.MaxOutput }, 0, cancellation);
        _progress.Say($"writing {file.Name} as {options.Target.GetName()}", _done, files.Count);
        return await Task.Run(() => Convert(source, cancellation), CancellationToken.None).WaitAsync(cancellation);
    }

    private StreamedConversion Convert(LoadedPayload source, CancellationToken cancellation)
    {
        int max = options.MaxOutput ?? MemoryBound.Output(source.BoundBytes);
        if (source.Texts.LengthIn(options.Target, source.Payload.Format) > max) throw TooLarge(source.File, max);
        var converted = new StreamedConversion(options.Target.GetTraits().HasPayloadFields
            ? SavedHeaders.AddTo(source)
            : source.Payload, options.Target, max);
        if (!converted.TryRun(cancellation))
        {
            converted.Dispose();
            throw TooLarge(source.File, max);
        }

        Report(source, converted);
        return converted;
    }

    private ToolException TooLarge(PayloadFile file, int max)
        => new($"{file.Name}: as {options.Target.GetName()} it would be larger than {Amount.Of(max, "byte")}; --max-output sets another "
            + "limit",
            ExitCode.Refused);

    private static void Report(LoadedPayload source, StreamedConversion converted)
    {
        (string name, FinishedPayload result) = (source.File.Name, converted.Result);
        string what =
            $"{Amount.Of(result.ChunkCount, "chunk")}, {Amount.Of(result.SpanCount, "span")}, {Amount.Of(result.ByteCount, "byte")}";
        ErrorOutput.WriteLine($"{name}: {source.Payload.Format.GetName()} to {result.Format.GetName()}: {what}; "
            + (converted.Losses.Count == 0 ? "nothing was lost" : "not all could be kept:"));
        foreach (ConversionLoss loss in converted.Losses) ErrorOutput.WriteLine($"{name}:   {loss}");
    }
}

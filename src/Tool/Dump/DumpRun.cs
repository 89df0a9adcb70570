namespace SpanPack.Tool;

/// <summary>Shows the payloads that were named.</summary>
internal sealed class DumpRun(IReadOnlyList<PayloadFile> files, DumpOutput kind, SpanFilter filter, StandardOutput output, CancellationToken cancellation)
{
    private readonly WaterfallSink _waterfall = new();

    /// <returns>The exit code.</returns>
    internal async Task<int> RunAsync()
    {
        int exitCode = await EachPayload.RunAsync(files, output, ShowAsync, cancellation);
        if (kind == DumpOutput.Waterfall && (exitCode == ExitCode.Succeeded || _waterfall.Chunks.Count > 0))
        {
            TraceWaterfall.Write(ConsoleFactory.Create(output.Writer), _waterfall.Chunks);
        }

        return exitCode;
    }

    private async Task<TraceFormatException?> ShowAsync(PayloadFile file)
    {
        switch (kind)
        {
            case DumpOutput.Json:
                using (var json = new JsonSink(output.Bytes, indented: files.Count == 1)) return await PlayAsync(file, json);
            case DumpOutput.Tree:
                var printer = new LinePrinter(output.Writer, ConsoleFactory.Create(output.Writer));
                TreeRequest.Print(printer, file);
                return await PlayAsync(file, new TreeSink(printer));
            default:
                return await PlayAsync(file, _waterfall);
        }
    }

    private Task<TraceFormatException?> PlayAsync(PayloadFile file, IPayloadSink sink)
        => PayloadPlayer.PlayAsync(file, filter.IsEmpty ? sink : new FilterSink(sink, filter), cancellation);
}

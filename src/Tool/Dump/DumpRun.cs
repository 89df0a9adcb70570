using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>Shows the payloads that were named.</summary>
internal sealed class DumpRun(IReadOnlyList<PayloadFile> files, DumpOptions options, StandardOutput output, IAnsiConsole console, CancellationToken cancellation)
{
    private readonly WaterfallSink _waterfall = new();
    private readonly FilterTally _tally = new();

    /// <returns>The exit code.</returns>
    internal async Task<int> RunAsync()
    {
        int exitCode = await EachPayload.RunAsync(files, output, ShowAsync, cancellation);
        bool isFound = options.Filter.IsEmpty || _tally.Found;
        if (options.Output == DumpOutput.Waterfall && isFound && (exitCode == ExitCode.Succeeded || _waterfall.Chunks.Count > 0)) TraceWaterfall.Write(console, _waterfall.Chunks);
        if (isFound) return exitCode;
        await output.Writer.FlushAsync(cancellation);
        ErrorOutput.WriteLine(_tally.Missing(options.Filter));
        return ExitCode.Refused;
    }

    private async Task<TraceFormatException?> ShowAsync(PayloadFile file)
    {
        switch (options.Output)
        {
            case DumpOutput.Json:
                using (var json = new JsonSink(output.Bytes, options.IsFolder ? file.Name : null)) return await PlayAsync(file, json);
            case DumpOutput.Tree:
                return await PlayAsync(file, new TreeSink(new LinePrinter(output.Writer, console), file));
            default:
                return await PlayAsync(file, _waterfall);
        }
    }

    private Task<TraceFormatException?> PlayAsync(PayloadFile file, IPayloadSink sink)
        => PayloadPlayer.PlayAsync(file, options.Filter.IsEmpty ? sink : new FilterSink(sink, options.Filter, _tally), cancellation);
}

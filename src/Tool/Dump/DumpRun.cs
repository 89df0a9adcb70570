using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>Shows the named payloads.</summary>
internal sealed class DumpRun(IReadOnlyList<PayloadFile> files, DumpOptions options, StandardOutput output, IAnsiConsole console,
    CancellationToken cancellation)
{
    private const int TreeCharacters = 1000;
    private const int JsonCharacters = 5000;

    private readonly WaterfallSink _waterfall = new();
    private readonly FilterTally _tally = new();
    private readonly TextCutter _texts =
        new(options.IsFull ? int.MaxValue : options.Output == DumpOutput.Json ? JsonCharacters : TreeCharacters);

    /// <returns>The exit code.</returns>
    internal async Task<int> RunAsync()
    {
        int exitCode = await EachPayload.RunAsync(files, output, ShowAsync, cancellation);
        bool isFound = options.Filter.IsEmpty || _tally.Found;
        if (options.Output == DumpOutput.Waterfall && isFound && (exitCode == ExitCode.Succeeded || _waterfall.Chunks.Count > 0))
            TraceWaterfall.Write(console, _waterfall.Chunks);
        await output.Writer.FlushAsync(cancellation);
        if (_texts.CutCount > 0) ErrorOutput.WriteLine($"{Amount.Of(_texts.CutCount, "long text")} shortened: --full shows all");
        if (_waterfall.LeftOut > 0)
            ErrorOutput.WriteLine($"{Amount.Of(_waterfall.LeftOut, "span")} not drawn, after the first {WaterfallSink.MaxSpans:N0}: "
                + "--trace or --service shows fewer");
        if (isFound) return exitCode;
        ErrorOutput.WriteLine(_tally.Missing(options.Filter));
        return ExitCode.Refused;
    }

    private async Task<TraceFormatException?> ShowAsync(PayloadFile file)
    {
        switch (options.Output)
        {
            case DumpOutput.Json:
                using (var json = new JsonSink(output.Bytes, _texts, options.IsFolder ? file.Name : null))
                    return await PlayAsync(file, json);
            case DumpOutput.Tree:
                return await PlayAsync(file, new TreeSink(new LinePrinter(output.Writer, console, _texts), file));
            default:
                return await PlayAsync(file, _waterfall);
        }
    }

    private Task<TraceFormatException?> PlayAsync(PayloadFile file, IPayloadSink sink)
    {
        if (options.Filter.IsEmpty) return PayloadPlayer.PlayAsync(file, sink, cancellation);
        var traces = new TraceFinder(options.Filter);
        var filtered = new FilterSink(sink, options.Filter, traces, _tally);
        return PayloadPlayer.PlayAsync(file, filtered, cancellation, before: options.Filter.Trace is null ? null : traces);
    }
}

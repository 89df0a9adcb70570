using System.CommandLine;
using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Quick;
using SpanPack.Benchmarks.Streams;

namespace SpanPack.Benchmarks.Commands;

/// <summary><c>stream</c>: what spans of a web shop cost, beside floors.</summary>
internal static class StreamCommand
{
    internal static Command Create()
    {
        Option<string> kind = Kind();
        Option<int> spans = CountOption.Create("--spans", "Spans that are alive.", 2000);
        var tracer = new Option<bool>("--tracer")
        {
            Description = "Measure writing as a tracer does it too: with a list of process tags, "
            + "each chunk built when it is written."
        };
        Option<TraceFormat[]> formats = Formats();
        Option<int> repeat =
            CountOption.Create("--repeat", "How many processes measure, one after the other; the lowest figures count.", 1);
        var command = new Command("stream",
            "Measures the writers on the spans of a web shop, with floors. Takes about ten seconds.") { kind, spans, tracer, formats,
            repeat };
        command.SetAction(async (parsed, cancellation) =>
        {
            var options = new StreamOptions(StreamKinds.Parse(parsed.GetValue(kind)!), parsed.GetValue(spans), parsed.GetValue(tracer),
                parsed.GetValue(formats) is { Length: > 0 } chosen ? chosen : [.. TraceFormats.All]);
            var figures = new SetFigures(options.Group.Name, await MeasureAsync(options, parsed.GetValue(repeat), cancellation));
            FigureTable.Print(Consoles.Create(), [.. figures.Best()]);
            return ExitCode.Succeeded;
        });
        return command;
    }

    // One process by itself is this one: so that profilers and variables of the runtime see what they measure.
    private static async Task<IReadOnlyList<ProcessFigures>> MeasureAsync(StreamOptions options, int processCount,
        CancellationToken cancellation)
    {
        if (processCount == 1) return [StreamMeasurement.Run(options)];
        var processes = new List<ProcessFigures>();
        for (int i = 0; i < processCount; i++)
            processes.Add(await MeasuringProcess.RunAsync(new QuickSet(options), native: null, cancellation));
        return processes;
    }

    private static Option<string> Kind()
    {
        var kind = new Option<string>("--kind")
        {
            Description = "Which texts are one object.",
            DefaultValueFactory = static _ => StreamKind.Mixed.Label()
        };
        return kind.AcceptOnlyFromAmong([.. Enum.GetValues<StreamKind>().Select(static kind => kind.Label())]);
    }

    private static Option<TraceFormat[]> Formats() => new("--formats")
    {
        HelpName = "NAMES",
        Description = "The formats, with commas, as in v0.4,v1.0. All by default.",
        CustomParser = static result =>
        {
            var formats = new List<TraceFormat>();
            foreach (string name in result.Tokens[^1].Value.Split(','))
            {
                if (TraceFormats.TryParse(name, out TraceFormat format)) formats.Add(format);
                else result.AddError($"There is no format '{name}'.");
            }

            return [.. formats];
        },
    };
}

using SpanPack.Benchmarks.Judging;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using SpanPack.Requests.Benchmarks.Children;
using SpanPack.Requests.Benchmarks.Commands;
using SpanPack.Requests.Benchmarks.Load;
using SpanPack.Requests.Benchmarks.Services;
using Spectre.Console;

namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>One run of the quick mode.</summary>
internal sealed class QuickRun(QuickOptions options, IAnsiConsole console, CancellationToken cancellation)
{
    /// <param name="judgesSpeed">Whether limits of speed count; that no trace is lost counts always.</param>
    /// <returns>Whether what counts holds.</returns>
    internal async Task<bool> RunAsync(bool judgesSpeed)
    {
        ReleaseBuild.Demand();
        IReadOnlyList<RowLimit> limits = RowLimits.Load(options.IsBusy ? "busy" : "quick");
        if (options.JsonFile is not null) AtomicFile.Prepare(options.JsonFile);
        using Child? load = options.IsBusy ? await Child.StartAsync(BusyCommand.Name) : null;
        List<RequestFigures> figures = [];
        foreach (RequestKind request in options.Requests.Where(IsPossible))
            figures.Add(await new RequestMeasurement(options, request, cancellation).RunAsync());
        foreach (RequestFigures one in figures) ReportTable.Print(console, one);
        RowLimit[] measured = [.. limits.Where(limit =>
            figures.Exists(one => limit.Row.StartsWith($"{one.Request.Label()}:", StringComparison.Ordinal)))];
        bool holds = RowReport.Of(options.Command, figures.SelectMany(static one => one.Rows()), measured)
            .Publish(console, options.JsonFile);
        return (holds || !judgesSpeed) && figures.TrueForAll(static one => one.Lost(TracingKind.SpanPack) == 0);
    }

    private bool IsPossible(RequestKind request)
    {
        if (request != RequestKind.QueriesDatabase || ProductDatabase.MissingReason is not { } reason) return true;
        console.WriteLine($"{request.Label()}: left out. {reason}");
        return false;
    }
}

using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Processes;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Has processes measure, set by set, then all sets again, so that no set has only the slow minute of a machine.</summary>
internal sealed class QuickMeasuring(QuickOptions options, CancellationToken cancellation) : IDisposable
{
    private readonly List<SkippedSet> _skipped = [];
    private NativeAotProgram? _native;

    /// <summary>The sets that were not measured.</summary>
    internal IReadOnlyList<SkippedSet> Skipped => _skipped;

    /// <exception cref="OperationCanceledException">Ctrl+C.</exception>
    /// <exception cref="ProcessException">A process failed.</exception>
    internal async Task<IReadOnlyList<SetFigures>> RunAsync()
    {
        List<(QuickSet Set, List<ProcessFigures> Figures)> sets = [.. (await FindSetsAsync()).Select(static set =>
            (set, new List<ProcessFigures>()))];
        for (int i = 1; i <= options.ProcessCount; i++)
        {
            foreach ((QuickSet set, List<ProcessFigures> figures) in sets)
            {
                await Console.Error.WriteLineAsync($"Process {i} of {options.ProcessCount}: {set.Name}");
                figures.Add(await MeasuringProcess.RunAsync(set with { Seconds = options.Seconds }, _native, cancellation));
            }
        }

        return [.. sets.Select(static set => new SetFigures(set.Set.Name, set.Figures))];
    }

    public void Dispose() => _native?.Dispose();

    private async Task<IReadOnlyList<QuickSet>> FindSetsAsync()
    {
        if (!options.All)
        {
            _skipped.AddRange(QuickSet.Unusual.Select(static set => new SkippedSet(set.Name, "only with --all")));
            return QuickSet.Usual;
        }

        await Console.Error.WriteLineAsync("Publishing benchmarks/StartUp with NativeAOT takes a minute or two.");
        _native = await NativeAotProgram.PublishAsync(cancellation);
        if (_native.Missing is not { } reason) return [.. QuickSet.Usual, .. QuickSet.Unusual];
        _skipped.AddRange(QuickSet.Unusual.Where(NeedsNative).Select(set => new SkippedSet(set.Name, reason)));
        return [.. QuickSet.Usual, .. QuickSet.Unusual.Where(static set => !NeedsNative(set))];
    }

    private static bool NeedsNative(QuickSet set) => set.Setting == ProcessSetting.NativeAot;
}

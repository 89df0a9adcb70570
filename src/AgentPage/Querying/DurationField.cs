using System.Globalization;

namespace SpanPack;

/// <summary>Counts traces by when they began and how long they took.</summary>
internal static class DurationField
{
    private const int Columns = 60;
    private const int RowsPerDecade = 2;
    private const double LeastDuration = 1e3; // nanoseconds
    private const double MostDuration = 1e12;
    private const double Tail = 0.01; // of the traces, on either side: clocks that say nonsense must not stretch the axis
    private const long LeastMargin = 1_000_000_000; // nanoseconds

    /// <summary>Counts traces.</summary>
    /// <param name="traces">When they began, how long they took, and whether they have errors; at least one.</param>
    internal static DurationFieldAnswer Of(IReadOnlyList<(long Start, double Duration, bool IsError)> traces)
    {
        (long from, long to) = RangeOf(traces);
        int first = RowOf(traces.Min(static trace => trace.Duration)), rows = RowOf(traces.Max(static trace => trace.Duration)) - first + 1;
        var cells = new Dictionary<(int Column, int Row), (long Traces, long Errors)>();
        foreach ((long start, double duration, bool isError) in traces)
        {
            int column = (int)Math.Clamp((double)((Int128)start - from) / (double)((Int128)to - from) * Columns, 0, Columns - 1);
            (int, int) place = (column, RowOf(duration) - first);
            (long count, long errors) = cells.GetValueOrDefault(place);
            cells[place] = (count + 1, errors + (isError ? 1 : 0));
        }

        return new DurationFieldAnswer
        {
            From = from.ToString(CultureInfo.InvariantCulture),
            To = to.ToString(CultureInfo.InvariantCulture),
            Columns = Columns,
            Bounds = [.. Enumerable.Range(first, rows + 1).Select(BoundOf)],
            Cells =
                [.. cells.OrderBy(static cell => cell.Key)
                    .Select(static cell => new[] { cell.Key.Column, cell.Key.Row, cell.Value.Traces, cell.Value.Errors })],
        };
    }

    private static (long From, long To) RangeOf(IReadOnlyList<(long Start, double Duration, bool IsError)> traces)
    {
        long[] starts = [.. traces.Select(static trace => trace.Start)];
        Array.Sort(starts);
        int tail = (int)(starts.Length * Tail);
        Int128 low = starts[tail], high = starts[^(tail + 1)], margin = ((high - low) / 2) + LeastMargin;
        var from = (long)Int128.Max(starts[0], low - margin);
        return (from, Math.Max(from + 1, (long)Int128.Min(starts[^1], high + margin)));
    }

    private static int RowOf(double duration)
        => (int)Math.Floor(Math.Log10(Math.Clamp(duration, LeastDuration, MostDuration)) * RowsPerDecade);

    private static double BoundOf(int row) => Math.Round(Math.Pow(10, row / (double)RowsPerDecade));
}

namespace SpanPack.Benchmarks.Charts;

/// <summary>A chart of horizontal bars on one linear axis that begins at 0.</summary>
/// <param name="Title">The heading.</param>
/// <param name="Description">What the picture shows, for those who cannot see it.</param>
/// <param name="Unit">What the axis counts.</param>
/// <param name="Series">What the colours mean, four at most.</param>
/// <param name="Groups">The bars, top down.</param>
/// <param name="Note">A line under the chart: where the figures come from.</param>
internal sealed record BarChart(string Title, string Description, string Unit, IReadOnlyList<string> Series, IReadOnlyList<BarGroup> Groups,
    string Note);

namespace SpanPack.Benchmarks.Charts;

/// <summary>One bar.</summary>
/// <param name="Label">What stands before it.</param>
/// <param name="Value">Its length, 0 or more.</param>
/// <param name="Series">Its colour: an index into the series of the chart.</param>
internal sealed record Bar(string Label, double Value, int Series);

namespace SpanPack.Benchmarks.Charts;

/// <summary>
/// How charts look, on light and dark pages. The page behind is painted, so that text is readable wherever the picture stands.
/// </summary>
internal static class ChartStyle
{
    // Colours of series keep a contrast of 3:1 or more against their page and differ in lightness, not in hue alone.
    internal const string Css = """

        text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; font-size: 12px; fill: #24292f; }
        .page { fill: #ffffff; }
        .title { font-size: 17px; font-weight: 600; }
        .heading { font-weight: 600; }
        .value { paint-order: stroke; stroke: #ffffff; stroke-width: 3px; }
        .small { font-size: 11px; fill: #57606a; }
        .grid { stroke: #d8dee4; stroke-width: 1; }
        .axis { stroke: #57606a; stroke-width: 1; }
        .series0 { fill: #0550ae; }
        .series1 { fill: #2f9e6e; }
        .series2 { fill: #8c959f; }
        .series3 { fill: #d9730d; }
        @media (prefers-color-scheme: dark) {
          text { fill: #e6edf3; }
          .page { fill: #0d1117; }
          .value { stroke: #0d1117; }
          .small { fill: #9198a1; }
          .grid { stroke: #262c36; }
          .axis { stroke: #9198a1; }
          .series0 { fill: #58a6ff; }
          .series1 { fill: #3fb984; }
          .series2 { fill: #6e7681; }
          .series3 { fill: #f0883e; }
        }

        """;

    internal static string Series(int index) => index switch
    {
        0 => "series0",
        1 => "series1",
        2 => "series2",
        3 => "series3",
        _ => throw new ArgumentOutOfRangeException(nameof(index), index, "There are colours for four series."),
    };
}

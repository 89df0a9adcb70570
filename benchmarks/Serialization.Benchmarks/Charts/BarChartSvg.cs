using System.Globalization;

namespace SpanPack.Benchmarks.Charts;

/// <summary>Draws a bar chart as SVG.</summary>
internal sealed class BarChartSvg
{
    private const int Width = 920;
    private const int Margin = 20;
    private const int LabelWidth = 190; // the longest label takes 170 in the widest of the usual fonts
    private const int ValueWidth = 70; // the value that stands after the longest bar
    private const int HeaderHeight = 92;
    private const int FooterHeight = 62;
    private const int RowHeight = 18;
    private const int BarHeight = 12;
    private const int HeadingHeight = 30;
    private const int Left = Margin + LabelWidth;
    private const int BarWidth = Width - Left - Margin - ValueWidth;
    private const int BaseLine = 10; // of text of 12 px beside a bar, below the bar's upper edge

    private readonly BarChart _chart;
    private readonly ChartAxis _axis;
    private readonly int _bottom;

    private BarChartSvg(BarChart chart)
    {
        _chart = chart;
        _axis = new ChartAxis(chart.Groups.Max(static group => group.Bars.Max(static bar => bar.Value)));
        _bottom = HeaderHeight + chart.Groups.Sum(static group => HeadingHeight + group.Bars.Count * RowHeight) + 8;
    }

    internal static byte[] Draw(BarChart chart)
    {
        var drawing = new BarChartSvg(chart);
        using var output = new MemoryStream();
        using (var canvas = new SvgCanvas(output, Width, drawing._bottom + FooterHeight)) drawing.DrawOn(canvas);
        return output.ToArray();
    }

    internal static string Amount(double value) => value.ToString(value < 100 ? "0.0" : "N0", CultureInfo.InvariantCulture);

    private void DrawOn(SvgCanvas canvas)
    {
        canvas.Describe(_chart.Title, _chart.Description, ChartStyle.Css);
        canvas.Rectangle("page", 0, 0, Width, _bottom + FooterHeight);
        canvas.Text("title", _chart.Title, Margin, 30);
        DrawLegend(canvas);
        DrawAxis(canvas);
        double y = HeaderHeight;
        foreach (BarGroup group in _chart.Groups) y = DrawGroup(canvas, group, y);
        canvas.Text("small", _chart.Note, Margin, _bottom + FooterHeight - 14);
    }

    private void DrawLegend(SvgCanvas canvas)
    {
        const double Slot = 200;
        for (int i = 0; i < _chart.Series.Count; i++)
        {
            canvas.Rectangle(ChartStyle.Series(i), Margin + i * Slot, 46, 12, 12);
            canvas.Text("legend", _chart.Series[i], Margin + i * Slot + 18, 46 + BaseLine);
        }
    }

    private void DrawAxis(SvgCanvas canvas)
    {
        for (int i = 0; i <= _axis.StepCount; i++)
        {
            string label = (i * _axis.Step).ToString("N0", CultureInfo.InvariantCulture);
            canvas.Text("small", label, X(i), HeaderHeight - 6, "middle");
            canvas.Text("small", label, X(i), _bottom + 16, "middle");
        }

        canvas.Text("small", _chart.Unit, Left - 20, HeaderHeight - 6, "end");
        canvas.Text("small", _chart.Unit, Left - 20, _bottom + 16, "end");
    }

    private double DrawGroup(SvgCanvas canvas, BarGroup group, double y)
    {
        canvas.Text("heading", group.Heading, Margin, y + 20);
        y += HeadingHeight;
        for (int i = 0; i <= _axis.StepCount; i++)
            canvas.VerticalLine(i == 0 ? "axis" : "grid", X(i), y - 3, y + group.Bars.Count * RowHeight - 3);
        foreach (Bar bar in group.Bars)
        {
            double length = bar.Value / _axis.End * BarWidth;
            canvas.Text("label", bar.Label, Left - 8, y + BaseLine, "end");
            canvas.Rectangle(ChartStyle.Series(bar.Series), Left, y, length, BarHeight,
                $"{group.Heading}, {bar.Label}: {Amount(bar.Value)} {_chart.Unit}");
            canvas.Text("value", Amount(bar.Value), Left + length + 6, y + BaseLine);
            y += RowHeight;
        }

        return y;
    }

    private double X(int step) => Left + (double)BarWidth * step / _axis.StepCount;
}

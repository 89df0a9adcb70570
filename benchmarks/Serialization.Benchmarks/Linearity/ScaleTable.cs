using System.Globalization;

namespace SpanPack.Benchmarks.Linearity;

/// <summary>Prints, as Markdown, what things cost for growing numbers: the whole, and each unit of it.</summary>
/// <param name="Title">The heading.</param>
/// <param name="Explanation">What is measured, in a sentence or two.</param>
/// <param name="Counted">What is counted, such as <c>tags</c>.</param>
/// <param name="Unit">One of it, or as many as a unit cost is shown for, such as <c>KB</c>.</param>
/// <param name="UnitSize">How many that are; smaller numbers have no unit cost.</param>
/// <param name="Counts">The numbers. Where they begin with 0, the cost at 0 does not count for units.</param>
/// <param name="Columns">What is measured.</param>
internal sealed record ScaleTable(string Title, string Explanation, string Counted, string Unit, int UnitSize, IReadOnlyList<int> Counts, IReadOnlyList<ScaleColumn> Columns)
{
    internal void Print(TextWriter output)
    {
        output.WriteLine($"### {Title}");
        output.WriteLine();
        output.WriteLine(Explanation);
        output.WriteLine();
        output.WriteLine($"| {Counted} | {string.Join(" | ", Columns.Select(column => $"{column.Name}, ns | a {Unit}"))} |");
        output.WriteLine($"|--:|{string.Concat(Columns.Select(static _ => "--:|--:|"))}");
        double[] fixedCosts = new double[Columns.Count];
        foreach (int count in Counts)
        {
            double[] costs = [.. Columns.Select(column => column.Measure(count))];
            if (count == 0) costs.CopyTo(fixedCosts, 0);
            output.WriteLine($"| {Number(count, "N0")} | {string.Join(" | ", costs.Select((cost, i) => Cells(count, cost, fixedCosts[i])))} |");
        }

        output.WriteLine();
    }

    private string Cells(int count, double cost, double fixedCost)
        => $"{Number(cost, cost < 1000 ? "N1" : "N0")} | {(count < UnitSize ? string.Empty : Number((cost - fixedCost) * UnitSize / count, "N1"))}";

    private static string Number(double value, string format) => value.ToString(format, CultureInfo.InvariantCulture);
}

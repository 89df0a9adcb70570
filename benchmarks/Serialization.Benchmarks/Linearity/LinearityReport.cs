using System.Globalization;
using SpanPack.Benchmarks.Processes;

namespace SpanPack.Benchmarks.Linearity;

/// <summary>Shows that cost grows with the number of tags and spans and with the length of values, and no faster.</summary>
internal static class LinearityReport
{
    internal static void Print(TextWriter output)
    {
        MachineDescription machine = MachineDescription.Current;
        TagScale.Table.Print(TextWriter.Null); // once for the compiler, so that the first rows are not those of unfinished code
        foreach (ScaleTable table in (ReadOnlySpan<ScaleTable>)[TagScale.Table, SpanScale.Table, ValueScale.Table]) table.Print(output);
        output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{machine.Processor}, {machine.Runtime}, {DateTimeOffset.UtcNow:yyyy-MM-dd}: `dotnet run -c Release --project benchmarks/Serialization.Benchmarks -- linearity`"));
    }
}

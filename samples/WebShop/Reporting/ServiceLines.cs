using System.Globalization;

namespace WebShop.Reporting;

/// <summary>The lines by which a service tells its launcher where it listens, and what became of its spans.</summary>
internal static class ServiceLines
{
    private const string AddressWord = "listening ";
    private const string CountsWord = "spans ";

    internal static void WriteAddress(string url) => Console.WriteLine(AddressWord + url);

    internal static void WriteCounts(SpanCounts counts)
        => Console.WriteLine(string.Create(CultureInfo.InvariantCulture,
            $"{CountsWord}{counts.Made} {counts.Sent} {counts.Dropped} {counts.Bytes}"));

    /// <returns>The address; null when the line is another one.</returns>
    internal static Uri? ReadAddress(string line)
        => line.StartsWith(AddressWord, StringComparison.Ordinal) ? new Uri(line[AddressWord.Length..]) : null;

    /// <returns>The counts; null when the line is another one.</returns>
    internal static SpanCounts? ReadCounts(string line)
    {
        if (!line.StartsWith(CountsWord, StringComparison.Ordinal)) return null;
        long[] numbers = [.. line[CountsWord.Length..].Split(' ').Select(static number =>
            long.Parse(number, CultureInfo.InvariantCulture))];
        return new SpanCounts(numbers[0], numbers[1], numbers[2], numbers[3]);
    }
}

using System.Globalization;
using SpanPack.Agent.Benchmarks.Json;

namespace SpanPack.Agent.Benchmarks.Quick;

/// <summary>The rows of JSON posts, and their limits.</summary>
internal static class JsonRows
{
    private const double MoreBytesAtMost = 400;
    private const double MoreBytesOfGzipAtMost = 512;
    private const double TimeAtMost = 1.2;

    internal static IEnumerable<Row> Of(IReadOnlyList<JsonFigures> figures)
    {
        foreach (IGrouping<(string, int), JsonFigures> body in figures.GroupBy(static way => (way.Transport, way.Bytes)))
        {
            string name = string.Create(CultureInfo.InvariantCulture, $"JSON of {body.Key.Item2:N0} B over {body.Key.Item1}");
            JsonFigures[] plain = [.. body.Where(static way => !way.IsCompressed)];
            JsonFigures[] gzip = [.. body.Where(static way => way.IsCompressed)];
            foreach (Row row in Of(name, plain, plain[0], MoreBytesAtMost)) yield return row;
            foreach (Row row in Of(name + ", gzip", gzip, plain[0], MoreBytesAtMost + MoreBytesOfGzipAtMost)) yield return row;
        }
    }

    private static IEnumerable<Row> Of(string name, JsonFigures[] ways, JsonFigures plain, double moreBytesAtMost)
    {
        JsonFigures making = ways.Single(static way => way.Name == MakingOnly.Label);
        JsonFigures prepared = ways[0];
        yield return new($"{name}: {making.Name}, µs", making.Microseconds);
        yield return new($"{name}: posting prepared bytes, µs", prepared.Microseconds);
        foreach (JsonFigures way in ways[1..].Where(way => way != making))
        {
            yield return new($"{name}: {way.Name}, time / prepared", way.Microseconds / prepared.Microseconds, IsOurs(way) ? TimeAtMost : null);
            yield return new($"{name}: {way.Name}, time / (making + prepared)", way.Microseconds / (making.Microseconds + prepared.Microseconds));
            yield return new($"{name}: {way.Name}, B more than prepared, plain", way.Allocated - plain.Allocated, IsOurs(way) ? moreBytesAtMost : null);
        }
    }

    private static bool IsOurs(JsonFigures way) => way.Name == OurPoster.Label;
}

namespace SpanPack.Seeds.Figures;

/// <content>Posts of JSON, and names in rows.</content>
internal static partial class SeedRows
{
    private const string Metrics = "metrics"; // the public body

    private const string Posts = "Pull requests #8019 and #8017, a body of telemetry: string and `GetBytes` before, a pushed stream after. "
        + "Every published *after* posts the request object with no compression.";

    private static string[] CompilationNames => ["JIT", "ReadyToRun", "NativeAOT"];

    private static string[] ProgramNames => ["query", "host"];

    private static string[] FlushTransports => ["TCP", "a Unix socket"];

    private static string[] FlushBases => ["posting the prepared bytes", "encoding and posting"];

    private static string[] BodyNames => ["1.1 KB", Metrics, "24 KB", "1 MB"];

    private static SeedRow[] JsonRows() =>
    [
        new("json-http", "JSON posts over TCP",
            $"{Posts} HttpClient: 129.2 → 154.9 µs, 13.03 → 12.05 KB; with gzip 4,980 → 161.5 µs, 406 → 12 KB.", s_posts,
            [.. Client("{0}, TCP", new(129.2, 154.9), new(13.03, 12.05)), .. Client("{0}, gzip, TCP", new(4_980, 161.5), new(406, 12))]),
        new("json-socket", "JSON posts over a Unix socket",
            $"{Posts} 53.95 → 87.64 µs, 13.01 → 12.28 KB; with gzip 5,070 → 97.7 µs.", s_posts,
            [
                .. Client("{0}, Unix socket", new(53.95, 87.64), new(13.01, 12.28)),
                .. Client("{0}, gzip, Unix socket", new(5_070, 97.7), null),
            ]),
        new("json-webrequest", "JSON posts by HttpWebRequest",
            $"{Posts} .NET Framework: 1,949 → 1,908 µs; with gzip 6,460 → 2,037 µs, 572 → 20.75 KB. "
                + "Here .NET 10, which opens a connection for each request.", s_posts,
            [.. WebRequest("{0}", new(1_949, 1_908), null), .. WebRequest("{0}, gzip", new(6_460, 2_037), new(572, 20.75))]),
    ];

    private static IEnumerable<SeedFigure> Client(string row, BeforeAfter time, BeforeAfter? kilobytes)
        => Bodies(row, ": PostAsJsonAsync / string and GetBytes, µs", ": PostAsJsonAsync, B a post", time, kilobytes);

    private static IEnumerable<SeedFigure> WebRequest(string row, BeforeAfter time, BeforeAfter? kilobytes)
        => Bodies(row + ", HttpWebRequest: JsonBody.Write / string and GetBytes", ", µs", ", B", time, kilobytes);

    private static IEnumerable<SeedFigure> Bodies(
        string row, string timeName, string bytesName, BeforeAfter time, BeforeAfter? kilobytes)
    {
        foreach (string body in BodyNames)
        {
            string name = $"JSON, {row.Replace("{0}", body, StringComparison.Ordinal)}";
            bool isPublished = body == Metrics;
            yield return isPublished ? new SeedFigure(name + timeName, time.Before, time.After) : new SeedFigure(name + timeName);
            yield return isPublished && kilobytes is { } bytes
                ? new SeedFigure(name + bytesName, bytes.Before * Kilobyte, bytes.After * Kilobyte)
                : new SeedFigure(name + bytesName);
        }
    }

    /// <summary>A published figure before and after a change.</summary>
    private sealed record BeforeAfter(double Before, double After);
}

using System.Globalization;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>A body in the shape of <c>app-dependencies-loaded</c>.</summary>
internal sealed record TelemetryBody(string ApiVersion, string RequestType, long TracerTime, string RuntimeId, int SeqId,
    Application Application, IReadOnlyList<Dependency> Payload)
{
    private const int HeadBytes = 360;
    private const int DependencyBytes = 66;

    /// <summary>Makes a body of about so many bytes.</summary>
    internal static TelemetryBody Of(int bytes)
    {
        var random = new Random(1);
        var dependencies = new List<Dependency>();
        for (int size = HeadBytes; size < bytes; size += DependencyBytes)
            dependencies.Add(new($"Company.Product{random.Next(100, 1000)}",
                string.Create(CultureInfo.InvariantCulture, $"{random.Next(10)}.{random.Next(10)}.0"),
                random.Next(1 << 28, int.MaxValue).ToString("x8", CultureInfo.InvariantCulture)));
        return new("v2", "app-dependencies-loaded", 1_758_000_000, "9d6b8a52-7a2b-4d0e-9a55-2f4f6c0a1b77", 17, Application.Sample,
            dependencies);
    }
}

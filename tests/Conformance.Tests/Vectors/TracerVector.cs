using System.Text.Json;
using SpanPack.Conformance.Tests.Infrastructure;

namespace SpanPack.Conformance.Tests.Vectors;

/// <summary>A request body of a real tracer and what the agent's libraries made of it.</summary>
internal sealed class TracerVector
{
    private readonly string _path;

    /// <param name="name">Such as <c>dd-trace-go/few_tags</c>.</param>
    internal TracerVector(string name)
    {
        string[] parts = name.Split('/');
        _path = Path.Combine(RepositoryPaths.Vectors, parts[0], "v0.4", parts[1]);
        Body = File.ReadAllBytes(_path + ".msgpack");
        using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(_path + ".decoded.json"));
        Decoded = document.RootElement.Clone();
    }

    internal static TheoryData<string> Accepted => [.. All.Where(static name => new TracerVector(name).IsAccepted)];

    internal static TheoryData<string> Refused => [.. All.Where(static name => !new TracerVector(name).IsAccepted)];

    internal static string[] All { get; } = FindAll();

    internal byte[] Body { get; }

    internal JsonElement Decoded { get; }

    internal JsonElement Traces => Decoded.GetProperty("traces");

    internal bool IsAccepted => Decoded.GetProperty("decoders").EnumerateArray().All(static decoder => decoder.GetProperty("ok").GetBoolean());

    /// <summary>The headers of the request.</summary>
    internal JsonElement ReadHeaders()
    {
        using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(_path + ".headers.json"));
        return document.RootElement.GetProperty("headers").Clone();
    }

    private static string[] FindAll()
    {
        IEnumerable<string> names =
            from maker in Directory.EnumerateDirectories(RepositoryPaths.Vectors)
            let folder = Path.Combine(maker, "v0.4")
            where Directory.Exists(folder)
            from file in Directory.EnumerateFiles(folder, "*.msgpack")
            select $"{Path.GetFileName(maker)}/{Path.GetFileNameWithoutExtension(file)}";
        return [.. names.Order(StringComparer.Ordinal)];
    }
}

using System.IO.Compression;
using System.Text.Json;
using SpanPack.Conformance.Tests.Infrastructure;

namespace SpanPack.Conformance.Tests.Vectors;

/// <summary>A request body of a real tracer and what the agent's libraries made of it.</summary>
internal sealed class TracerVector
{
    private readonly string _path;

    /// <param name="name">Such as <c>dd-trace-go/v0.4/few_tags</c>.</param>
    internal TracerVector(string name)
    {
        Format = FormatOf(name);
        _path = Path.Combine(RepositoryPaths.Vectors, name);
        Body = File.ReadAllBytes(_path + ".msgpack");
        using JsonDocument document = JsonDocument.Parse(ReadDecoded());
        Decoded = document.RootElement.Clone();
    }

    /// <summary>The names of all that the agent takes.</summary>
    internal static TheoryData<string> Accepted => [.. All.Where(static name => new TracerVector(name).IsAccepted)];

    internal static TheoryData<string> Refused => [.. All.Where(static name => !new TracerVector(name).IsAccepted)];

    internal static string[] All { get; } = FindAll();

    internal TraceFormat Format { get; }

    internal byte[] Body { get; }

    internal JsonElement Decoded { get; }

    /// <summary>What the payload holds: traces (v0.4, v0.5) or a payload (v0.7, v1.0).</summary>
    internal JsonElement Content
        => Format is TraceFormat.V04 or TraceFormat.V05 ? Decoded.GetProperty("traces") : Decoded.GetProperty("payload");

    internal bool IsAccepted
        => Decoded.GetProperty("decoders").EnumerateArray().All(static decoder => decoder.GetProperty("ok").GetBoolean());

    /// <summary>Whether a tracer posted it. Some payloads were made by the agent's own encoder and have no headers.</summary>
    internal bool HasHeaders => File.Exists(_path + ".headers.json");

    internal static IEnumerable<string> Of(TraceFormat format) => All.Where(name => FormatOf(name) == format);

    /// <summary>The headers of the request.</summary>
    internal JsonElement ReadHeaders()
    {
        using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(_path + ".headers.json"));
        return document.RootElement.GetProperty("headers").Clone();
    }

    private static TraceFormat FormatOf(string name)
    {
        Assert.True(TraceFormats.TryParse(name.Split('/')[1], out TraceFormat format), name);
        return format;
    }

    private static string[] FindAll()
    {
        IEnumerable<string> names =
            from maker in Directory.EnumerateDirectories(RepositoryPaths.Vectors)
            from format in TraceFormats.All
            let folder = Path.Combine(maker, format.GetName())
            where Directory.Exists(folder)
            from file in Directory.EnumerateFiles(folder, "*.msgpack")
            select $"{Path.GetFileName(maker)}/{format.GetName()}/{Path.GetFileNameWithoutExtension(file)}";
        return [.. names.Order(StringComparer.Ordinal)];
    }

    // The largest are kept compressed.
    private byte[] ReadDecoded()
    {
        string path = _path + ".decoded.json";
        if (File.Exists(path)) return File.ReadAllBytes(path);
        using var text = new MemoryStream();
        using var file = new GZipStream(File.OpenRead(path + ".gz"), CompressionMode.Decompress);
        file.CopyTo(text);
        return text.ToArray();
    }
}

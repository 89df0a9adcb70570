using System.Buffers;
using System.IO.Compression;
using System.Text;
using System.Text.Json;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>As it is usually done: text, bytes of it, and a post.</summary>
internal sealed class TextPoster(AgentClient client, TelemetryBody body, JsonCompression compression) : IJsonPoster
{
    public string Name => "string + GetBytes";

    public async ValueTask<int> PostAsync()
    {
        byte[] bytes = Encoding.UTF8.GetBytes(JsonSerializer.Serialize(body, TelemetryJson.Default.TelemetryBody));
        if (compression == JsonCompression.Gzip) bytes = Compress(bytes);
        var request = new AgentRequest
        {
            Path = JsonMeasurement.Path,
            ContentType = "application/json",
            Body = new ReadOnlySequence<byte>(bytes),
            Headers = compression == JsonCompression.Gzip ? [new("Content-Encoding", "gzip")] : [],
        };
        return (await client.SendAsync(request)).Status;
    }

    public void Dispose() => client.Dispose();

    private static byte[] Compress(byte[] bytes)
    {
        using var compressed = new MemoryStream();
        using (var compressor = new GZipStream(compressed, CompressionLevel.Fastest, leaveOpen: true)) compressor.Write(bytes);
        return compressed.ToArray();
    }
}

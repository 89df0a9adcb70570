using System.Buffers;
using System.IO.Compression;
using System.Text.Json;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>Bytes that were made before, compressed anew for each post.</summary>
internal sealed class PreparedPoster(AgentClient client, TelemetryBody body, JsonCompression compression) : IJsonPoster
{
    private readonly byte[] _json = JsonSerializer.SerializeToUtf8Bytes(body, TelemetryJson.Default.TelemetryBody);
    private readonly MemoryStream _compressed = new();
    private readonly AgentRequest _request = new()
    {
        Path = JsonMeasurement.Path,
        ContentType = "application/json",
        Headers = compression == JsonCompression.Gzip ? [new("Content-Encoding", "gzip")] : [],
    };

    public string Name => "prepared bytes";

    internal int ByteCount => _json.Length;

    public async ValueTask<int> PostAsync()
    {
        ReadOnlyMemory<byte> bytes = _json;
        if (compression == JsonCompression.Gzip)
        {
            _compressed.SetLength(0);
            using (var compressor = new GZipStream(_compressed, CompressionLevel.Fastest, leaveOpen: true)) compressor.Write(_json);
            bytes = _compressed.GetBuffer().AsMemory(0, (int)_compressed.Length);
        }

        return (await client.SendAsync(_request with { Body = new ReadOnlySequence<byte>(bytes) })).Status;
    }

    public void Dispose()
    {
        client.Dispose();
        _compressed.Dispose();
    }
}

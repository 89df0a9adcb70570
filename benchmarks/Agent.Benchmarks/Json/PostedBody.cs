using System.IO.Compression;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>A body that is posted.</summary>
/// <param name="Name">What tables call it.</param>
/// <param name="Value">The object.</param>
/// <param name="TypeInfo">How it is written.</param>
internal sealed record PostedBody<T>(string Name, T Value, JsonTypeInfo<T> TypeInfo)
{
    /// <summary>Makes bytes as it is usually done: text, bytes of it, and compressed bytes of these.</summary>
    internal byte[] ToBytes(JsonCompression compression)
    {
        byte[] bytes = Encoding.UTF8.GetBytes(JsonSerializer.Serialize(Value, TypeInfo));
        if (compression == JsonCompression.None) return bytes;
        using var compressed = new MemoryStream();
        using (var compressor = new GZipStream(compressed, CompressionLevel.Fastest, leaveOpen: true)) compressor.Write(bytes);
        return compressed.ToArray();
    }
}

using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanPack;

/// <summary>The JSON of one payload.</summary>
internal sealed class JsonPost<T>(T payload, JsonTypeInfo<T> typeInfo, JsonCompression compression) : JsonPost(compression)
{
    protected override JsonBuffer? TryMake() => JsonBuffer.TryMake(payload, typeInfo);

    protected override Task MakeAsync(Stream stream, CancellationToken cancellation)
        => JsonSerializer.SerializeAsync(stream, payload, typeInfo, cancellation);
}

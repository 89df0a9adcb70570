using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanPack;

/// <summary>The JSON of one payload.</summary>
internal sealed class JsonPost<T>(T payload, JsonTypeInfo<T> typeInfo, JsonCompression compression) : JsonPost(compression)
{
    // A type whose last payload was too long is pushed at once for some time: the first 64 KiB would be made twice.
    private const int PushesAfterLong = 15;

    private static int s_pushes;

    protected override JsonBuffer? TryMake()
    {
        int pushes = Volatile.Read(ref s_pushes);
        JsonBuffer? buffer = pushes > 0 ? null : JsonBuffer.TryMake(payload, typeInfo);
        if (buffer is null) Volatile.Write(ref s_pushes, pushes > 0 ? pushes - 1 : PushesAfterLong);
        return buffer;
    }

    protected override Task MakeAsync(Stream stream, CancellationToken cancellation)
        => JsonSerializer.SerializeAsync(stream, payload, typeInfo, cancellation);
}

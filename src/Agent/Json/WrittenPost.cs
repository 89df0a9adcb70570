using System.Text.Json;

namespace SpanPack;

/// <summary>JSON that its sender writes, whatever its length.</summary>
internal sealed class WrittenPost(Action<Utf8JsonWriter> write, JsonCompression compression) : JsonPost(compression)
{
    protected override JsonBuffer TryMake() => JsonBuffer.Make(write);

    protected override Task MakeAsync(Stream stream, CancellationToken cancellation)
        => throw new NotSupportedException("It is made as a whole.");
}

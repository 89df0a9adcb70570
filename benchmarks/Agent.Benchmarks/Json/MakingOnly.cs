using System.Buffers;
using System.Text.Json;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>Makes the JSON, into memory and with a writer that are there, and posts nothing: what no way to post an object can do without.</summary>
internal sealed class MakingOnly(TelemetryBody body) : IJsonPoster
{
    internal const string Label = "making the JSON alone";

    private readonly ArrayBufferWriter<byte> _memory = new();
    private readonly Utf8JsonWriter _writer = new(Stream.Null, new JsonWriterOptions { SkipValidation = true });

    public string Name => Label;

    public ValueTask<int> PostAsync()
    {
        _memory.ResetWrittenCount();
        _writer.Reset(_memory);
        JsonSerializer.Serialize(_writer, body, TelemetryJson.Default.TelemetryBody);
        return new(200);
    }

    public void Dispose() => _writer.Dispose();
}

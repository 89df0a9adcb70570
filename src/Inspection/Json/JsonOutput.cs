using System.Text.Json;

namespace SpanPack;

/// <summary>Streams JSON: long texts are shortened, and output is flushed in small parts, also within a span.</summary>
internal sealed class JsonOutput(Utf8JsonWriter json, TextCutter texts) : IDisposable
{
    private const int FlushAfterBytes = 64 * 1024;

    internal int CurrentDepth => json.CurrentDepth;

    internal void WriteStartObject()
    {
        FlushSome();
        json.WriteStartObject();
    }

    internal void WriteStartObject(string name) => json.WriteStartObject(name);

    internal void WriteEndObject() => json.WriteEndObject();

    internal void WriteStartArray() => json.WriteStartArray();

    internal void WriteStartArray(string name) => json.WriteStartArray(name);

    internal void WriteEndArray() => json.WriteEndArray();

    internal void WritePropertyName(string name)
    {
        FlushSome();
        json.WritePropertyName(texts.Cut(name));
    }

    internal void WriteString(string name, string value) => json.WriteString(name, texts.Cut(value));

    internal void WriteStringValue(string value) => json.WriteStringValue(texts.Cut(value));

    internal void WriteNumber(string name, long value) => json.WriteNumber(name, value);

    internal void WriteNumberValue(double value) => json.WriteNumberValue(value);

    internal void WriteBoolean(string name, bool value) => json.WriteBoolean(name, value);

    internal void WriteBooleanValue(bool value) => json.WriteBooleanValue(value);

    /// <summary>Writes data as base64. Shortened data becomes text that is not valid base64.</summary>
    internal void WriteBase64(ReadOnlySpan<byte> data)
    {
        if (texts.IsLong(data.Length)) json.WriteStringValue(texts.CutBase64(data));
        else json.WriteBase64StringValue(data);
    }

    internal void Flush() => json.Flush();

    public void Dispose() => json.Dispose();

    private void FlushSome()
    {
        if (json.BytesPending > FlushAfterBytes) json.Flush();
    }
}

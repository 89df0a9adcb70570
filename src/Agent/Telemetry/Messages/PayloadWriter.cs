using System.Buffers;
using System.Text.Json;

namespace SpanPack;

/// <summary>Writes the payload of one message: an object with lists, each up to a size. One thread at a time.</summary>
internal sealed class PayloadWriter : IDisposable
{
    /// <summary>
    /// The size in bytes after which a list ends; its last element may exceed it. It is small compared to a body, so that bodies are filled
    /// well.
    /// </summary>
    internal const int MaxBytes = 256 * 1024;

    private static readonly JsonWriterOptions s_unchecked = new() { SkipValidation = true };

    private readonly ArrayBufferWriter<byte> _bytes = new();
    private readonly Utf8JsonWriter _json;

    internal PayloadWriter()
    {
        _json = new Utf8JsonWriter(_bytes, s_unchecked);
        _json.WriteStartObject();
    }

    public void Dispose() => _json.Dispose();

    internal void WriteBoolean(string name, bool value) => _json.WriteBoolean(name, value);

    /// <summary>Writes as many elements of a list as fit; at least one.</summary>
    /// <param name="name">The name of the list member.</param>
    /// <param name="items">The elements.</param>
    /// <param name="from">The index of the first element to write.</param>
    /// <param name="write">Writes one.</param>
    /// <param name="maxItems">The most elements.</param>
    /// <returns>The index of the first element that did not fit; the number of elements when all fit.</returns>
    internal int WriteList<T>(string name, IReadOnlyList<T> items, int from, Action<Utf8JsonWriter, T> write,
        int maxItems = int.MaxValue)
        where T : class
    {
        if (from == items.Count) return from;
        _json.WriteStartArray(name);
        int end = (int)Math.Min(items.Count, (long)from + maxItems);
        int at = from;
        do write(_json, items[at++]);
        while (at < end && _json.BytesCommitted + _json.BytesPending < MaxBytes);
        _json.WriteEndArray();
        return at;
    }

    /// <summary>Writes an object with a member for each element.</summary>
    internal void WriteMap<T>(string name, IReadOnlyList<KeyValuePair<string, T>> items, Action<Utf8JsonWriter, T> write)
        where T : class
    {
        if (items.Count == 0) return;
        _json.WriteStartObject(name);
        foreach ((string key, T value) in items)
        {
            _json.WritePropertyName(key);
            write(_json, value);
        }

        _json.WriteEndObject();
    }

    internal TelemetryMessage End(string requestType)
    {
        _json.WriteEndObject();
        _json.Flush();
        return new TelemetryMessage(requestType, new RawJson(_bytes.WrittenSpan.ToArray()));
    }
}

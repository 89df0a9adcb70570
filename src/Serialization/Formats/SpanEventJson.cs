using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json;

namespace SpanPack;

/// <summary>The events of a span as JSON text, for formats and agents without events of their own. Source: agent protocol, section 3.4.</summary>
internal static class SpanEventJson
{
    /// <summary>The agent cuts values after this many bytes, which would break the JSON; events that do not fit are left out.</summary>
    internal const int MaxBytes = 25_000;

    private const int InitialCapacity = 1024;

    [ThreadStatic]
    private static Scratch? s_scratch;

    /// <summary>Formats events as an array.</summary>
    /// <returns>UTF-8, at most <see cref="MaxBytes"/>; valid until the next call on this thread.</returns>
    internal static ReadOnlySpan<byte> Format(ReadOnlySpan<SpanEvent> events)
    {
        Scratch scratch = s_scratch ??= new Scratch();
        ArrayBufferWriter<byte> text = scratch.Text;
        text.ResetWrittenCount();
        text.Write("["u8);
        foreach (SpanEvent spanEvent in events)
        {
            ReadOnlySpan<byte> one = scratch.FormatOne(spanEvent);
            int separator = text.WrittenCount > 1 ? 1 : 0;
            if (text.WrittenCount + separator + one.Length + 1 > MaxBytes) break;
            if (separator != 0) text.Write(","u8);
            text.Write(one);
        }

        text.Write("]"u8);
        return text.WrittenSpan;
    }

    [SuppressMessage("Design", "CA1001", Justification = "Kept for the life of the thread; the writer holds no memory of its own.")]
    private sealed class Scratch
    {
        private readonly ArrayBufferWriter<byte> _one = new(InitialCapacity);
        private readonly Utf8JsonWriter _json;

        internal Scratch() => _json = new Utf8JsonWriter(_one);

        internal ArrayBufferWriter<byte> Text { get; } = new(InitialCapacity);

        internal ReadOnlySpan<byte> FormatOne(SpanEvent spanEvent)
        {
            _one.ResetWrittenCount();
            _json.Reset(_one);
            _json.WriteStartObject();
            _json.WriteString("name"u8, spanEvent.Name);
            _json.WriteNumber("time_unix_nano"u8, spanEvent.TimeUnixNano);
            WriteAttributes(spanEvent.AttributeSpan);
            _json.WriteEndObject();
            _json.Flush();
            return _one.WrittenSpan;
        }

        private void WriteAttributes(ReadOnlySpan<KeyValuePair<string, TagValue>> attributes)
        {
            bool any = false;
            foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
            {
                if (attribute.Key.Length == 0 || !attribute.Value.IsWritable) continue;
                if (!any) _json.WriteStartObject("attributes"u8);
                any = true;
                _json.WritePropertyName(attribute.Key);
                WriteValue(attribute.Value);
            }

            if (any) _json.WriteEndObject();
        }

        private void WriteValue(in TagValue value)
        {
            if (value.Kind == TagValueKind.Array) WriteArray(value.AsArray());
            else TagValueJson.Write(_json, value);
        }

        private void WriteArray(ReadOnlySpan<TagValue> elements)
        {
            _json.WriteStartArray();
            foreach (ref readonly TagValue element in elements)
            {
                if (element.IsWritableElement) WriteValue(element);
            }

            _json.WriteEndArray();
        }
    }
}

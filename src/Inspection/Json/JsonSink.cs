using System.Globalization;
using System.Text.Json;

namespace SpanPack;

/// <summary>Writes a payload as JSON, span by span: ids, times and durations as decimal text, absent fields as empty values.</summary>
internal sealed class JsonSink : IPayloadSink, IDisposable
{
    private readonly Stream _output;
    private readonly JsonOutput _json;
    private readonly string? _name;
    private bool _inChunk;
    private TraceFormatTraits _traits = null!; // set where a payload begins
    private int _byteCount;

    /// <param name="output">The destination.</param>
    /// <param name="texts">Shortens long texts.</param>
    /// <param name="name">
    /// The file within a folder, which is written as one line with its name; null for a single payload, on many lines.
    /// </param>
    internal JsonSink(Stream output, TextCutter texts, string? name)
    {
        (_output, _name) = (output, name);
        _json = new JsonOutput(new Utf8JsonWriter(output, new JsonWriterOptions { Indented = name is null, Encoder = JsonText.Encoder }),
            texts);
    }

    public void Begin(TraceFormat format, int byteCount)
    {
        (_traits, _byteCount) = (format.GetTraits(), byteCount);
        _json.WriteStartObject();
        if (_name is not null) _json.WriteString("file", _name);
        _json.WriteString("version", _traits.Name);
        _json.WriteNumber("bytes", byteCount);
        if (_traits.HasPayloadFields) _json.WriteStartObject("payload");
        _json.WriteStartArray(_traits.HasPayloadFields ? "chunks" : "traces");
    }

    public void BeginChunk(ChunkRecord chunk)
    {
        if (_traits.HasChunkFields)
        {
            _json.WriteStartObject();
            _json.WriteStartArray("spans");
        }
        else
        {
            _json.WriteStartArray();
        }

        _inChunk = true;
    }

    public void Span(ChunkRecord chunk, int index, SpanRecord span)
    {
        JsonSpan.Write(_json, span, _traits);
    }

    public void EndChunk(ChunkRecord chunk)
    {
        _json.WriteEndArray();
        _inChunk = false;
        if (!_traits.HasChunkFields) return;
        _json.WriteNumber("priority", chunk.Priority);
        _json.WriteString("origin", chunk.Origin);
        _json.WriteBoolean("dropped_trace", chunk.IsDropped);
        WriteAttributes(chunk.Attributes);
        if (_traits.HasTraceFields)
        {
            _json.WriteString("trace_id", chunk.TraceId.ToString("x32", CultureInfo.InvariantCulture));
            _json.WriteNumber("sampling_mechanism", chunk.Mechanism);
        }

        _json.WriteEndObject();
    }

    public void End(TracePayloadHeader header, int bytesRead)
    {
        _json.WriteEndArray();
        if (_traits.HasPayloadFields)
        {
            WriteHeader(header);
            _json.WriteEndObject();
        }

        _json.WriteNumber("trailing_bytes", _byteCount - bytesRead);
        Finish();
    }

    /// <summary>Ends the document after the part that could be read, with the reason.</summary>
    public void Refuse(TraceFormatException reason)
    {
        if (_json.CurrentDepth == 0) return; // nothing was begun
        if (_inChunk)
        {
            _json.WriteEndArray();
            if (_traits.HasChunkFields) _json.WriteEndObject();
        }

        _json.WriteEndArray();
        if (_traits.HasPayloadFields) _json.WriteEndObject();
        _json.WriteStartObject("refused");
        _json.WriteNumber("offset", reason.Offset);
        _json.WriteString("path", reason.Path);
        _json.WriteString("reason", reason.Reason);
        _json.WriteEndObject();
        Finish();
    }

    public void Dispose() => _json.Dispose();

    private void WriteHeader(TracePayloadHeader header)
    {
        _json.WriteString("container_id", header.ContainerId ?? string.Empty);
        _json.WriteString("language_name", header.LanguageName ?? string.Empty);
        _json.WriteString("language_version", header.LanguageVersion ?? string.Empty);
        _json.WriteString("tracer_version", header.TracerVersion ?? string.Empty);
        _json.WriteString("runtime_id", header.RuntimeId ?? string.Empty);
        _json.WriteString("env", header.Environment ?? string.Empty);
        _json.WriteString("hostname", header.HostName ?? string.Empty);
        _json.WriteString("app_version", header.AppVersion ?? string.Empty);
        WriteAttributes(header.Attributes);
    }

    private void WriteAttributes(AttributeList attributes)
        => JsonValue.WriteAttributes(_json, _traits.HasTypedAttributes
            ? "attributes"
            : "tags", attributes, typed: _traits.HasTypedAttributes);

    private void Finish()
    {
        _json.WriteEndObject();
        _json.Flush();
        _output.Write("\n"u8);
    }
}

using System.Globalization;
using System.Text.Json;

namespace SpanPack.Tool;

/// <summary>Writes a payload as JSON, span by span: 64-bit ids and times of events as decimal text, absent fields as empty values.</summary>
internal sealed class JsonSink : IPayloadSink, IDisposable
{
    private const int FlushAfterBytes = 64 * 1024;

    private readonly Stream _output;
    private readonly Utf8JsonWriter _json;
    private bool _inChunk;
    private TraceFormat _format;
    private int _byteCount;

    /// <param name="output">Where to.</param>
    /// <param name="indented">Whether on many lines; if not, on one.</param>
    internal JsonSink(Stream output, bool indented)
    {
        _output = output;
        _json = new Utf8JsonWriter(output, new JsonWriterOptions { Indented = indented, Encoder = JsonText.Encoder });
    }

    private bool HasPayload => _format is TraceFormat.V07 or TraceFormat.V1;

    public void Begin(TraceFormat format, int byteCount)
    {
        (_format, _byteCount) = (format, byteCount);
        _json.WriteStartObject();
        _json.WriteString("version", format.GetName());
        _json.WriteNumber("bytes", byteCount);
        if (HasPayload) _json.WriteStartObject("payload");
        _json.WriteStartArray(HasPayload ? "chunks" : "traces");
    }

    public void BeginChunk(ChunkRecord chunk)
    {
        if (HasPayload)
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
        JsonSpan.Write(_json, span, _format);
        if (_json.BytesPending > FlushAfterBytes) _json.Flush();
    }

    public void EndChunk(ChunkRecord chunk)
    {
        _json.WriteEndArray();
        _inChunk = false;
        if (!HasPayload) return;
        bool isV1 = _format == TraceFormat.V1;
        _json.WriteNumber("priority", chunk.Priority);
        _json.WriteString("origin", chunk.Origin);
        _json.WriteBoolean("dropped_trace", chunk.IsDropped);
        JsonValue.WriteAttributes(_json, isV1 ? "attributes" : "tags", chunk.Attributes, typed: isV1);
        if (isV1)
        {
            _json.WriteString("trace_id", chunk.TraceId.ToString("x32", CultureInfo.InvariantCulture));
            _json.WriteNumber("sampling_mechanism", chunk.Mechanism);
        }

        _json.WriteEndObject();
    }

    public void End(TracePayloadHeader header, int bytesRead)
    {
        _json.WriteEndArray();
        if (HasPayload)
        {
            WriteHeader(header);
            _json.WriteEndObject();
        }

        _json.WriteNumber("trailing_bytes", _byteCount - bytesRead);
        Finish();
    }

    /// <summary>Ends the document after what could be read, and says why there.</summary>
    public void Refuse(TraceFormatException reason)
    {
        if (_json.CurrentDepth == 0) return; // nothing was begun
        if (_inChunk)
        {
            _json.WriteEndArray();
            if (HasPayload) _json.WriteEndObject();
        }

        _json.WriteEndArray();
        if (HasPayload) _json.WriteEndObject();
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
        bool isV1 = _format == TraceFormat.V1;
        JsonValue.WriteAttributes(_json, isV1 ? "attributes" : "tags", header.Attributes, typed: isV1);
    }

    private void Finish()
    {
        _json.WriteEndObject();
        _json.Flush();
        _output.Write("\n"u8);
    }
}

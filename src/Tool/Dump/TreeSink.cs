using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Prints a payload as indented lines while it is read, with every field that is not empty.</summary>
internal sealed class TreeSink(LinePrinter output, PayloadFile file) : IPayloadSink
{
    private TraceFormatTraits _traits = null!; // set where a payload begins
    private int _byteCount;

    public void Begin(TraceFormat format, int byteCount)
    {
        (_traits, _byteCount) = (format.GetTraits(), byteCount);
        TreeRequest.Print(output, file);
        output.Field(1, "payload", string.Create(CultureInfo.InvariantCulture, $"{_traits.Name}, {byteCount:N0} bytes"));
    }

    public void BeginChunk(ChunkRecord chunk) => output.Heading(1, $"chunk [{chunk.Index}]");

    public void Span(ChunkRecord chunk, int index, SpanRecord span)
    {
        new TreeSpan(output, _traits).Print(index, span);
    }

    public void EndChunk(ChunkRecord chunk)
    {
        if (chunk.SpanCount == 0) output.Note(2, "no spans");
        if (!_traits.HasChunkFields) return;
        output.Field(2, "priority",
            chunk.Priority == (int)SamplingPriority.None ? "none" : chunk.Priority.ToString(CultureInfo.InvariantCulture));
        output.Field(2, "origin", chunk.Origin);
        if (chunk.IsDropped) output.Field(2, "dropped_trace", "true");
        if (_traits.HasTraceFields)
        {
            output.Field(2, "trace_id", chunk.TraceId.ToString("x32", CultureInfo.InvariantCulture));
            if (chunk.Mechanism != 0) output.Field(2, "sampling_mechanism", chunk.Mechanism.ToString(CultureInfo.InvariantCulture));
        }

        TreeValue.PrintAttributes(output, 2, _traits.HasTypedAttributes ? "attributes" : "tags", chunk.Attributes);
    }

    public void End(TracePayloadHeader header, int bytesRead)
    {
        output.Field(1, "container_id", header.ContainerId);
        output.Field(1, "language_name", header.LanguageName);
        output.Field(1, "language_version", header.LanguageVersion);
        output.Field(1, "tracer_version", header.TracerVersion);
        output.Field(1, "runtime_id", header.RuntimeId);
        output.Field(1, "env", header.Environment);
        output.Field(1, "hostname", header.HostName);
        output.Field(1, "app_version", header.AppVersion);
        TreeValue.PrintAttributes(output, 1, _traits.HasTypedAttributes ? "attributes" : "tags", header.Attributes);
        if (bytesRead < _byteCount)
            output.Note(1, string.Create(CultureInfo.InvariantCulture, $"{_byteCount - bytesRead:N0} bytes after the payload"));
    }

    public void Refuse(TraceFormatException reason)
    {
        // The error stream says it.
    }
}

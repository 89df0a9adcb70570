using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes one chunk as v0.7 has it: a map of its own fields around v0.4 spans. Source: agent protocol, section 2.4.</summary>
internal static class V07ChunkWriter
{
    private const int FixedFields = 2; // priority and spans

    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context)
    {
        ref readonly TraceChunk chunk = ref context.Chunk;
        SamplingPriority? priority = chunk.SamplingPriority;
        string? origin = chunk.Origin;
        if (context.IsVerbatim)
        {
            // Spans that came from a format whose chunks have no fields say it in their tags.
            priority ??= TracedTags.PriorityOf(chunk.Spans);
            if (string.IsNullOrEmpty(origin)) origin = TracedTags.OriginOf(chunk.Spans);
        }

        int fields = FixedFields;
        int names = V07Fields.Encoded.Priority.Length + V07Fields.Encoded.Origin.Length + V07Fields.DroppedTrace.Length;
        cursor = ref window.Reserve(ref cursor, 1 + names + MessagePackPrimitives.MaxSize);
        int start = window.Offset(ref cursor);
        cursor = ref RawBytes.Copy(ref Unsafe.Add(ref cursor, 1), V07Fields.Encoded.Priority);
        cursor = ref MessagePackPrimitives.WriteInt64(ref cursor, (int)(priority ?? SamplingPriority.None));
        if (chunk.IsDropped)
        {
            fields++;
            cursor = ref RawBytes.Copy(ref cursor, V07Fields.DroppedTrace);
        }

        if (context.IsVerbatim ? !string.IsNullOrEmpty(origin) : !string.IsNullOrWhiteSpace(origin))
        {
            fields++;
            cursor = ref LongText.WriteAny(ref window, ref RawBytes.Copy(ref cursor, V07Fields.Encoded.Origin), origin);
        }

        if (chunk.Attributes is { } attributes) cursor = ref V07TagWriter.Write(ref window, ref cursor, attributes.AsSpan(), ref fields);
        window.At(start) = (byte)(MessagePackCode.MinFixMap | fields);
        cursor = ref window.Reserve(ref cursor, V07Fields.Encoded.Spans.Length);
        return ref V04SpanWriter.WriteAll(ref window, ref RawBytes.Copy(ref cursor, V07Fields.Encoded.Spans), ref context);
    }
}

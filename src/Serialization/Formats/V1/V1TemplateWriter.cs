using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Writes spans by their templates, as <see cref="V1SpanWriter"/> writes them.</summary>
internal static class V1TemplateWriter
{
    /// <summary>Writes a span.</summary>
    /// <param name="window">Where to write.</param>
    /// <param name="cursor">The place in it.</param>
    /// <param name="chunk">The chunk of the span.</param>
    /// <param name="span">The span.</param>
    /// <param name="table">The strings of the payload.</param>
    /// <param name="bound">The templates that the payload has met.</param>
    /// <param name="traceIdIndex">The index of the trace id as text, from one span of the chunk to the next; 0 for none.</param>
    internal static ref byte Write(
        scoped ref OutputWindow window, ref byte cursor, scoped ref readonly TemplatedChunk chunk, scoped ref readonly TemplatedSpan span, PayloadStringTable table, V1BoundTemplates bound, scoped ref int traceIdIndex)
    {
        FormatTemplate template = span.Template.V1!;
        cursor = ref window.Reserve(ref cursor, template.Bound);
        if (bound.Find(template) is { } known) return ref WriteSteps(ref window, ref cursor, in chunk, in span, table, new V1TemplateSteps(known), ref traceIdIndex);
        Span<int> indexes = stackalloc int[FormatTemplate.MaxConstants];
        cursor = ref WriteSteps(ref window, ref cursor, in chunk, in span, table, new V1TemplateSteps(template, indexes), ref traceIdIndex);
        bound.Bind(template, indexes);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteSteps(
        scoped ref OutputWindow window, ref byte cursor, scoped ref readonly TemplatedChunk chunk, scoped ref readonly TemplatedSpan span, PayloadStringTable table, scoped V1TemplateSteps template, scoped ref int traceIdIndex)
    {
        ReadOnlySpan<string?> texts = chunk.Texts[span.FirstText..];
        ref byte source = ref MemoryMarshal.GetArrayDataReference(template.Bytes);
        ref byte run = ref cursor;
        foreach (ref readonly TemplateStep step in template.Steps)
        {
            switch (step.Op)
            {
                case TemplateOp.Copy:
                    window.AssertRoom(ref cursor, step.Value + PaddedBytes.MaxOverrun);
                    run = ref cursor;
                    cursor = ref TemplateBytes.Copy(ref Unsafe.Add(ref source, step.At), ref cursor, step.Value);
                    break;
                case TemplateOp.Text:
                    cursor = ref WriteText(ref window, ref cursor, table, step.At, texts[step.Value]!);
                    break;
                case TemplateOp.RateText:
                    cursor = ref WriteText(ref window, ref cursor, table, step.At, chunk.RateText!);
                    break;
                case TemplateOp.ShortestDuration:
                    window.AssertRoom(ref cursor, MessagePackPrimitives.MaxSize);
                    cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, (ulong)span.Duration);
                    break;
                case TemplateOp.TraceIdString:
                    cursor = ref WriteTraceId(ref window, ref cursor, table, chunk.TraceIdText, ref traceIdIndex);
                    break;
                case TemplateOp.Constant:
                    cursor = ref WriteConstant(ref window, ref cursor, table, step.At, template.Constants[step.Value], out template.Indexes[step.Value]);
                    break;
                case TemplateOp.Events:
                    int fields = 0; // the template's header counts them
                    cursor = ref V1EventWriter.Write(ref window, ref cursor, table, span.Events, ref fields);
                    break;
                default:
                    TemplateBytes.Fill(ref Unsafe.Add(ref run, step.At), step, in chunk, in span);
                    break;
            }
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteText(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, int place, string text)
        => ref place == NameEntries.NoOrdinal ? ref TableText.Write(ref window, ref cursor, table, text) : ref IndexedTagWriter.WriteField(ref window, ref cursor, table, ref table.Objects, place, text);

    // One a chunk is new, and no other chunk has it.
    private static ref byte WriteTraceId(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, string text, scoped ref int index)
        => ref index != 0 ? ref TableText.WriteIndex(ref window, ref cursor, index) : ref TableText.Write(ref window, ref cursor, table, text, out index);

    private static ref byte WriteConstant(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, int place, string text, out int index)
    {
        cursor = ref TableText.Write(ref window, ref cursor, table, text, out index);
        if (place >= NameEntries.First && !table.EntryAt(place).Key.IsKnown) table.SetKey(place, index); // what is remembered of its values is forgotten with the key
        return ref cursor;
    }
}

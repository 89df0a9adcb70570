using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes spans by their templates, as <see cref="V1SpanWriter"/> writes them.</summary>
internal static class V1TemplateWriter
{
    /// <summary>Writes a span. The caller has reserved what the template says.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte Write(
        scoped ref IndexedState state, ref byte cursor, scoped ref readonly TemplatedChunk chunk, scoped V1TemplateSteps template)
    {
        ref readonly TemplatedSpan span = ref template.Span;
        ReadOnlySpan<string?> texts = chunk.Texts[span.FirstText..];
        ref byte source = ref Items.First(template.Bytes);
        ref byte run = ref cursor;
        foreach (ref readonly TemplateStep step in template.Steps)
        {
            switch (step.Op)
            {
                case TemplateOp.Copy:
                    state.Window.AssertRoom(ref cursor, step.Value + PaddedBytes.MaxOverrun);
                    run = ref cursor;
                    cursor = ref RawBytes.CopySteps(ref Cursor.Skip(ref source, step.At), ref cursor, step.Value);
                    break;
                case TemplateOp.Text:
                    cursor = ref WriteText(ref state, ref cursor, step.At, texts[step.Value]!);
                    break;
                case TemplateOp.RateText:
                    cursor = ref WriteText(ref state, ref cursor, step.At, chunk.RateText!);
                    break;
                case TemplateOp.ShortestDuration:
                    state.Window.AssertRoom(ref cursor, MessagePackPrimitives.MaxSize);
                    cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, (ulong)span.Duration);
                    break;
                case TemplateOp.TraceIdString:
                    cursor = ref WriteTraceId(ref state, ref cursor, chunk.TraceIdText);
                    break;
                case TemplateOp.Constant:
                    cursor = ref WriteConstant(ref state, ref cursor, step.At, template.Constants[step.Value]);
                    template.Indexes[step.Value] = state.Table.LastIndex;
                    break;
                case TemplateOp.Events: // the template's header counts the field
                    cursor = ref V1ListWriter.Write<SpanEvent, V1EventWriter>(ref state, ref cursor, span.Events);
                    break;
                default:
                    TemplateBytes.Fill(ref Cursor.Skip(ref run, step.At), step, in chunk, in span);
                    break;
            }
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteText(scoped ref IndexedState state, ref byte cursor, int place, string text)
        => ref place == NameEntries.NoOrdinal
            ? ref TableText.Write(ref state, ref cursor, text)
            : ref IndexedTagWriter.WriteField(ref state, ref cursor, place, text);

    // One a chunk is new, and no other chunk has it.
    private static ref byte WriteTraceId(scoped ref IndexedState state, ref byte cursor, string text)
    {
        if (state.TraceIdIndex != 0) return ref TableText.WriteIndex(ref state.Window, ref cursor, state.TraceIdIndex);
        cursor = ref TableText.Write(ref state, ref cursor, text);
        state.TraceIdIndex = state.Table.LastIndex;
        return ref cursor;
    }

    private static ref byte WriteConstant(scoped ref IndexedState state, ref byte cursor, int place, string text)
    {
        PayloadStringTable table = state.Table;
        cursor = ref TableText.Write(ref state, ref cursor, text);
        // What is remembered of the values of a name is forgotten with its key.
        if (place >= NameEntries.First && !table.EntryAt(place).Key.IsKnown) table.SetKey(place, table.LastIndex);
        return ref cursor;
    }
}

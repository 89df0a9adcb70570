using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes spans by their templates, as <see cref="V04SpanWriter"/> writes them.</summary>
internal static class V04TemplateWriter
{
    /// <summary>Writes a span. Asks for the room.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte Write(
        scoped ref OutputWindow window, ref byte cursor, scoped ref readonly TemplatedChunk chunk, scoped ref readonly TemplatedSpan span)
    {
        FormatTemplate template = span.Template.V04!;
        cursor = ref window.Reserve(ref cursor, template.Bound);
        ReadOnlySpan<string?> texts = chunk.Texts[span.FirstText..];
        ref byte source = ref Items.First(template.Bytes);
        ref byte run = ref cursor;
        foreach (ref readonly TemplateStep step in template.Steps.AsSpan())
        {
            switch (step.Op)
            {
                case TemplateOp.Copy:
                    window.AssertRoom(ref cursor, step.Value + PaddedBytes.MaxOverrun);
                    run = ref cursor;
                    cursor = ref RawBytes.CopySteps(ref Cursor.Skip(ref source, step.At), ref cursor, step.Value);
                    break;
                case TemplateOp.Text:
                    window.AssertRoom(ref cursor, 2 + ShortText.MaxMedium);
                    string text = texts[step.Value]!;
                    int size = ShortText.Write(text, ref cursor);
                    cursor = ref size != 0 ? ref Cursor.Skip(ref cursor, size) : ref LongText.WriteOther(ref window, ref cursor, text);
                    break;
                case TemplateOp.RateText:
                    cursor = ref LongText.Write(ref window, ref cursor, chunk.RateText!);
                    break;
                case TemplateOp.Events:
                    int fields = 0; // the template's header counts them
                    cursor = ref V04EventWriter.Write(ref window, ref cursor, span.Events, ref fields);
                    break;
                default:
                    TemplateBytes.Fill(ref Cursor.Skip(ref run, step.At), step, in chunk, in span);
                    break;
            }
        }

        return ref cursor;
    }
}

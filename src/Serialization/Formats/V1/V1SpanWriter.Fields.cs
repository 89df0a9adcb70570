using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>The fields of a span that are numbers or strings.</content>
internal static partial class V1SpanWriter
{
    private static ref byte WriteNumbers(scoped ref OutputWindow window, ref byte cursor, Span span, scoped ref int fields)
    {
        ulong id = span.SpanId;
        ulong parent = span.ParentId;
        long start = span.Start;
        long duration = span.Duration;
        bool isCommon = id > uint.MaxValue && parent is 0 or > uint.MaxValue && start > uint.MaxValue && MessagePackPrimitives.IsUInt32(duration) && span.Error == 0;
        if (!isCommon)
        {
            cursor = ref WriteAnyNumbers(ref window, ref cursor, span, out int others);
            fields += others;
            return ref cursor;
        }

        window.AssertRoom(ref cursor, 4 * (1 + MessagePackPrimitives.MaxSize));
        fields += 3;
        cursor = ref WriteLarge(ref cursor, V1Fields.SpanId, id);
        if (parent != 0)
        {
            fields++;
            cursor = ref WriteLarge(ref cursor, V1Fields.ParentId, parent);
        }

        cursor = ref WriteLarge(ref cursor, V1Fields.Start, (ulong)start);
        return ref MessagePackPrimitives.WriteUInt32(ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Duration), (uint)duration);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteLarge(ref byte cursor, byte field, ulong value)
    {
        RawBytes.WriteCode64(ref MessagePackPrimitives.WriteByte(ref cursor, field), MessagePackCode.UInt64, value);
        return ref Unsafe.Add(ref cursor, 1 + MessagePackPrimitives.MaxSize);
    }

    // Negative times cannot be expressed here: they become 0, which is the default and left out.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteAnyNumbers(scoped ref OutputWindow window, ref byte cursor, Span span, out int fields)
    {
        window.AssertRoom(ref cursor, (4 * (1 + MessagePackPrimitives.MaxSize)) + 2);
        fields = 1;
        cursor = ref MessagePackPrimitives.WriteUInt64(ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.SpanId), span.SpanId);
        cursor = ref V1ValueWriter.WriteNumber(ref cursor, V1Fields.ParentId, span.ParentId, ref fields);
        cursor = ref V1ValueWriter.WriteNumber(ref cursor, V1Fields.Start, (ulong)Math.Max(span.Start, 0), ref fields);
        cursor = ref V1ValueWriter.WriteNumber(ref cursor, V1Fields.Duration, (ulong)Math.Max(span.Duration, 0), ref fields);
        if (span.Error == 0) return ref cursor;
        fields++;
        return ref MessagePackPrimitives.WriteBool(ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Error), true);
    }

    /// <summary>Writes the strings that are fields, those taken from the tags included, and the kind.</summary>
    private static ref byte WriteTexts(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state, scoped ref int fields)
    {
        if (context.Extras?.V1Fields is { } read) state.Lifted.Take(read);
        PayloadStringTable table = state.Table;
        ref KnownString objects = ref table.Objects;
        ref string? head = ref context.Span.Head[0];
        int count = fields;
        cursor = ref WriteText(ref window, ref cursor, table, ref objects, HeadStrings.Service, V1Fields.Service, head ?? context.Blocks?.DefaultService, ref count); // each read once: another thread may change it
        cursor = ref WriteText(ref window, ref cursor, table, ref objects, HeadStrings.Name, V1Fields.Name, Unsafe.Add(ref head, HeadStrings.Name), ref count);
        cursor = ref WriteText(ref window, ref cursor, table, ref objects, HeadStrings.Resource, V1Fields.Resource, Unsafe.Add(ref head, HeadStrings.Resource), ref count);
        cursor = ref WriteText(ref window, ref cursor, table, ref objects, HeadStrings.Type, V1Fields.Type, Unsafe.Add(ref head, HeadStrings.Type), ref count);
        cursor = ref WriteLifted(ref window, ref cursor, ref state, ref objects, LiftedTexts.Environment, ref count); // row by row: a loop took 2 ns longer
        cursor = ref WriteLifted(ref window, ref cursor, ref state, ref objects, LiftedTexts.Version, ref count);
        cursor = ref WriteLifted(ref window, ref cursor, ref state, ref objects, LiftedTexts.Component, ref count);
        cursor = ref WriteKind(ref window, ref cursor, ref context, state.Lifted.Kind, ref count);
        fields = count;
        return ref cursor;
    }

    private static ref byte WriteKind(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, uint kind, scoped ref int count)
    {
        if (kind == 0 && !context.IsVerbatim) kind = V1Fields.KindInternal; // what a tracer says of a span that it made; a conversion says nothing
        if (kind == 0) return ref cursor;
        count++;
        window.AssertRoom(ref cursor, 1 + MessagePackPrimitives.MaxSize);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Kind);
        return ref kind <= MessagePackCode.MaxFixInt ? ref MessagePackPrimitives.WriteByte(ref cursor, (byte)kind) : ref MessagePackPrimitives.WriteUInt64(ref cursor, kind);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteLifted(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan state, scoped ref KnownString objects, int row, scoped ref int count)
        => ref WriteText(ref window, ref cursor, state.Table, ref objects, NameEntries.FirstLifted + row, LiftedTexts.Numbers[row], state.Lifted.Texts[row], ref count);

    // The empty text is the default, and left out.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteText(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, scoped ref KnownString objects, int place, byte field, string? text, scoped ref int count)
    {
        if (string.IsNullOrEmpty(text)) return ref cursor;
        count++;
        window.AssertRoom(ref cursor, 1);
        return ref IndexedTagWriter.WriteField(ref window, ref MessagePackPrimitives.WriteByte(ref cursor, field), table, ref objects, place, text);
    }
}

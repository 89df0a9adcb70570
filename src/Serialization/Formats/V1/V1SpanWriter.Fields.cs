using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>The fields of a span that are numbers or strings.</content>
internal static partial class V1SpanWriter
{
    private static ref byte WriteNumbers(scoped ref IndexedState state, ref byte cursor, Span span)
    {
        ulong id = span.SpanId;
        ulong parent = span.ParentId;
        long start = span.Start;
        long duration = span.Duration;
        bool isCommon = id > uint.MaxValue
            && parent is 0 or > uint.MaxValue
            && start > uint.MaxValue
            && MessagePackPrimitives.IsUInt32(duration)
            && span.Error == 0;
        if (!isCommon) return ref WriteAnyNumbers(ref state, ref cursor, span);
        state.Window.AssertRoom(ref cursor, 4 * (1 + MessagePackPrimitives.MaxSize));
        state.Fields = parent == 0 ? 3 : 4;
        cursor = ref WriteLarge(ref cursor, V1Fields.SpanId, id);
        if (parent != 0)
        {
            cursor = ref WriteLarge(ref cursor, V1Fields.ParentId, parent);
        }

        cursor = ref WriteLarge(ref cursor, V1Fields.Start, (ulong)start);
        return ref MessagePackPrimitives.WriteUInt32(ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Duration), (uint)duration);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteLarge(ref byte cursor, byte field, ulong value)
    {
        RawBytes.WriteCode64(ref MessagePackPrimitives.WriteByte(ref cursor, field), MessagePackCode.UInt64, value);
        return ref Cursor.Skip(ref cursor, 1 + MessagePackPrimitives.MaxSize);
    }

    // Negative times cannot be expressed here: they become 0, which is the default and left out.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteAnyNumbers(scoped ref IndexedState state, ref byte cursor, Span span)
    {
        state.Window.AssertRoom(ref cursor, (4 * (1 + MessagePackPrimitives.MaxSize)) + 2);
        state.Fields = 1;
        cursor = ref MessagePackPrimitives.WriteUInt64(ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.SpanId), span.SpanId);
        cursor = ref V1ValueWriter.WriteNumber(ref state, ref cursor, V1Fields.ParentId, span.ParentId);
        cursor = ref V1ValueWriter.WriteNumber(ref state, ref cursor, V1Fields.Start, (ulong)Math.Max(span.Start, 0));
        cursor = ref V1ValueWriter.WriteNumber(ref state, ref cursor, V1Fields.Duration, (ulong)Math.Max(span.Duration, 0));
        if (span.Error == 0) return ref cursor;
        state.Fields++;
        return ref MessagePackPrimitives.WriteBool(ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Error), true);
    }

    /// <summary>Writes the strings that are fields, those taken from the tags included, and the kind.</summary>
    /// <remarks>Row by row: a loop took 2 ns longer.</remarks>
    private static ref byte WriteTexts(scoped ref IndexedState state, ref byte cursor)
    {
        if (state.Context.Extras?.V1Fields is { } read) state.Lifted.Take(read);
        ref string? head = ref state.Context.Span.Head; // each read once: another thread may change it
        cursor = ref WriteText(ref state, ref cursor, HeadStrings.Service, head ?? state.Context.Blocks?.DefaultService);
        cursor = ref WriteText(ref state, ref cursor, HeadStrings.Name, Items.At(ref head, HeadStrings.Name));
        cursor = ref WriteText(ref state, ref cursor, HeadStrings.Resource, Items.At(ref head, HeadStrings.Resource));
        cursor = ref WriteText(ref state, ref cursor, HeadStrings.Type, Items.At(ref head, HeadStrings.Type));
        cursor = ref WriteLifted(ref state, ref cursor, LiftedTexts.Environment);
        cursor = ref WriteLifted(ref state, ref cursor, LiftedTexts.Version);
        cursor = ref WriteLifted(ref state, ref cursor, LiftedTexts.Component);
        return ref WriteKind(ref state, ref cursor);
    }

    private static ref byte WriteKind(scoped ref IndexedState state, ref byte cursor)
    {
        uint kind = state.Lifted.Kind;
        if (kind == 0 && !state.Context.IsVerbatim) kind = V1Fields.KindInternal; // what a tracer writes; a conversion writes nothing
        if (kind == 0) return ref cursor;
        state.Fields++;
        state.Window.AssertRoom(ref cursor, 1 + MessagePackPrimitives.MaxSize);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Kind);
        if (kind <= MessagePackCode.MaxFixInt) return ref MessagePackPrimitives.WriteByte(ref cursor, (byte)kind);
        return ref MessagePackPrimitives.WriteUInt64(ref cursor, kind);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteLifted(scoped ref IndexedState state, ref byte cursor, int row)
        => ref WriteText(ref state, ref cursor, NameEntries.FirstLifted + row, state.Lifted.Texts[row]);

    // The empty text is the default, and left out.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteText(scoped ref IndexedState state, ref byte cursor, int place, string? text)
    {
        if (string.IsNullOrEmpty(text)) return ref cursor;
        state.Fields++;
        state.Window.AssertRoom(ref cursor, 1);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Texts[place]);
        return ref IndexedTagWriter.WriteField(ref state, ref cursor, place, text);
    }
}

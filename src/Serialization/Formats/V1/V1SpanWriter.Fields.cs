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
        cursor = ref WriteField(ref cursor, V1Fields.SpanId, span.SpanId);
        if (span.ParentId is not 0 and ulong parent)
        {
            fields++;
            cursor = ref WriteField(ref cursor, V1Fields.ParentId, parent);
        }

        if (span.Start is > 0 and long start)
        {
            fields++;
            cursor = ref WriteField(ref cursor, V1Fields.Start, (ulong)start);
        }

        if (span.Duration is > 0 and long duration)
        {
            fields++;
            cursor = ref WriteField(ref cursor, V1Fields.Duration, (ulong)duration);
        }

        if (span.Error != 0)
        {
            fields++;
            cursor = ref MessagePackPrimitives.WriteBool(ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Error), true);
        }

        return ref cursor;
    }

    private static ref byte WriteField(ref byte cursor, byte field, ulong value)
        => ref MessagePackPrimitives.WriteUInt64(ref MessagePackPrimitives.WriteByte(ref cursor, field), value);

    /// <summary>Writes the strings that are fields, those taken from the tags included, and the kind.</summary>
    private static ref byte WriteTexts(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state, scoped ref int fields)
    {
        window.AssertRoom(ref cursor, (NameEntries.FieldCount * TableEntry.PairSize) + 1 + MessagePackPrimitives.MaxSize);
        ref string? head = ref context.Span.Head[0];
        string? service = head ?? context.Blocks?.DefaultService; // each read once: another thread may change it
        string? name = Unsafe.Add(ref head, HeadStrings.Name);
        string? resource = Unsafe.Add(ref head, HeadStrings.Resource);
        string? type = Unsafe.Add(ref head, HeadStrings.Type);
        if (context.Extras?.V1Fields is { } read) state.Lifted.Take(read);
        if (state.Lifted.Kind == 0 && !context.IsVerbatim) state.Lifted.Kind = V1Fields.KindInternal; // what a tracer says of a span that it made; a conversion says nothing
        FieldBlock block = state.Table.Fields;
        if (!block.IsOf(service, name, resource, type, ref state.Lifted))
        {
            cursor = ref WriteOtherTexts(ref window, ref cursor, ref state, service, name, resource, type, out int others);
            fields += others;
            return ref cursor;
        }

        fields += block.Count;
        return ref block.Copy(ref cursor);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteOtherTexts(
        scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan state, string? service, string? name, string? resource, string? type, out int count)
    {
        PayloadStringTable table = state.Table;
        int start = window.Offset(ref cursor);
        int strings = table.Count;
        count = 0;
        cursor = ref WriteText(ref window, ref cursor, table, HeadStrings.Service, service, ref count);
        cursor = ref WriteText(ref window, ref cursor, table, HeadStrings.Name, name, ref count);
        cursor = ref WriteText(ref window, ref cursor, table, HeadStrings.Resource, resource, ref count);
        cursor = ref WriteText(ref window, ref cursor, table, HeadStrings.Type, type, ref count);
        cursor = ref WriteText(ref window, ref cursor, table, NameEntries.EnvironmentField, state.Lifted.Environment, ref count);
        cursor = ref WriteText(ref window, ref cursor, table, NameEntries.VersionField, state.Lifted.Version, ref count);
        cursor = ref WriteText(ref window, ref cursor, table, NameEntries.ComponentField, state.Lifted.Component, ref count);
        uint kind = state.Lifted.Kind;
        if (kind != 0)
        {
            count++;
            cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Kind);
            cursor = ref kind <= MessagePackCode.MaxFixInt ? ref MessagePackPrimitives.WriteByte(ref cursor, (byte)kind) : ref MessagePackPrimitives.WriteUInt64(ref cursor, kind);
        }

        FieldBlock block = table.Fields;
        if (strings == table.Count && block.Miss()) block.Set(service, name, resource, type, ref state.Lifted, ref window.At(start), window.Offset(ref cursor) - start, count);
        return ref cursor;
    }

    // The empty text is the default, and left out; so no entry has it as its last value.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteText(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, int place, string? text, scoped ref int count)
    {
        ref TableEntry entry = ref table.FieldEntry(place);
        if (!ReferenceEquals(entry.LastValue, text))
        {
            if (string.IsNullOrEmpty(text)) return ref cursor;
            count++;
            return ref IndexedTagWriter.WriteChangedField(ref window, ref cursor, table, place, text);
        }

        if (text is null) return ref cursor;
        count++;
        return ref TableEntry.CopyPair(ref entry, ref cursor);
    }
}

using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>A field of a span that is a number or a text.</summary>
internal readonly struct V04CommonField : ICommonEntry
{
    private const ulong FiveBytes = 0xff_ffff_ffff;
    private const ulong SevenBytes = 0xff_ffff_ffff_ffff;

    private static readonly ulong s_name = CommonEncodings.FirstEight(V04FieldNames.Name);
    private static readonly ulong s_type = CommonEncodings.FirstEight(V04FieldNames.Type);
    private static readonly ulong s_meta = CommonEncodings.FirstEight(V04FieldNames.Meta);
    private static readonly ulong s_metrics = CommonEncodings.FirstEight(V04FieldNames.Metrics);
    private static readonly ulong s_start = CommonEncodings.FirstEight(V04FieldNames.Start);
    private static readonly ulong s_error = CommonEncodings.FirstEight(V04FieldNames.Error);
    private static readonly ulong s_service = CommonEncodings.FirstEight(V04FieldNames.Service);
    private static readonly ulong s_spanId = CommonEncodings.FirstEight(V04FieldNames.SpanId);
    private static readonly ulong s_traceId = CommonEncodings.FirstEight(V04FieldNames.TraceId);
    private static readonly ulong s_resource = CommonEncodings.FirstEight(V04FieldNames.Resource);
    private static readonly ulong s_duration = CommonEncodings.FirstEight(V04FieldNames.Duration);
    private static readonly ulong s_parentId = CommonEncodings.FirstEight(V04FieldNames.ParentId);

    /// <summary>Reads the key of <c>meta</c> or <c>metrics</c>.</summary>
    /// <returns>Whether it is one of these; if not, nothing was read.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryReadSection(ref MessagePackReader reader, out TraceSection section)
    {
        section = TraceSection.SpanStrings;
        int position = reader.Position;
        if (reader.Bytes.Length - position <= sizeof(ulong)) return false;
        int length = CommonEncodings.ReadByte(reader.Bytes, position) ^ MessagePackCode.MinFixStr;
        ulong key = CommonEncodings.ReadEight(reader.Bytes, position + 1);
        if (length == 7 && (key & SevenBytes) == s_metrics) section = TraceSection.SpanMetrics;
        else if (length != 4 || (uint)key != s_meta) return false;
        reader.Position = position + 1 + length;
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Decode<TVisitor>(ref MessagePackReader reader, nint at, ref TVisitor visitor, int count)
        where TVisitor : ITraceVisitor
    {
        ReadOnlySpan<byte> bytes = reader.Bytes;
        ulong key = CommonEncodings.ReadEight(bytes, at + 1);
        switch (CommonEncodings.ReadByte(bytes, at) ^ MessagePackCode.MinFixStr)
        {
            case 4 when (uint)key == s_name: return DecodeText(bytes, at + 5, ref visitor, TraceTextField.SpanName);
            case 4 when (uint)key == s_type: return DecodeText(bytes, at + 5, ref visitor, TraceTextField.SpanType);
            case 5 when (key & FiveBytes) == s_start:
                return DecodeNumber(bytes, at + 6, ref visitor, TraceNumberField.SpanStart, MessagePackCode.Int64);
            case 5 when (key & FiveBytes) == s_error: return DecodeError(bytes, at + 6, ref visitor);
            case 7 when (key & SevenBytes) == s_service: return DecodeText(bytes, at + 8, ref visitor, TraceTextField.SpanService);
            case 7 when (key & SevenBytes) == s_spanId:
                return DecodeNumber(bytes, at + 8, ref visitor, TraceNumberField.SpanId, MessagePackCode.UInt64);
            case 8 when key == s_traceId: return DecodeTraceId(bytes, at + 9, ref visitor, ref reader.LastTraceId);
            case 8 when key == s_resource: return DecodeText(bytes, at + 9, ref visitor, TraceTextField.SpanResource);
            case 8 when key == s_duration:
                return DecodeNumber(bytes, at + 9, ref visitor, TraceNumberField.SpanDuration, MessagePackCode.Int64);
            case 9 when key == s_parentId && CommonEncodings.ReadByte(bytes, at + 9) == 'd':
                return DecodeNumber(bytes, at + 10, ref visitor, TraceNumberField.SpanParentId, MessagePackCode.UInt64);
            default: return 0;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint DecodeText<TVisitor>(ReadOnlySpan<byte> bytes, nint at, ref TVisitor visitor, TraceTextField field)
        where TVisitor : ITraceVisitor
    {
        nint next = CommonEncodings.ReadText(bytes, at, out ReadOnlySpan<byte> text);
        if (next != 0) visitor.VisitText(field, new TraceText(text));
        return next;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint DecodeTraceId<TVisitor>(ReadOnlySpan<byte> bytes, nint at, ref TVisitor visitor, ref ulong traceId)
        where TVisitor : ITraceVisitor
    {
        nint next = CommonEncodings.ReadInteger(bytes, at, MessagePackCode.UInt64, out ulong bits);
        if (next == 0) return 0;
        traceId = bits;
        visitor.VisitNumber(TraceNumberField.SpanTraceIdLower, (long)bits);
        return next;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint DecodeNumber<TVisitor>(ReadOnlySpan<byte> bytes, nint at, ref TVisitor visitor, TraceNumberField field,
        byte wideCode)
        where TVisitor : ITraceVisitor
    {
        nint next = CommonEncodings.ReadInteger(bytes, at, wideCode, out ulong bits);
        if (next != 0) visitor.VisitNumber(field, (long)bits);
        return next;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint DecodeError<TVisitor>(ReadOnlySpan<byte> bytes, nint at, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        nint next = CommonEncodings.ReadFixInt(bytes, at, out int value);
        if (next != 0) visitor.VisitNumber(TraceNumberField.SpanError, value);
        return next;
    }
}

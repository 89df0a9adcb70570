using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>An entry of the map <c>metrics</c>.</summary>
internal readonly struct V04CommonNumber : ICommonEntry
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Decode<TVisitor>(ref MessagePackReader reader, nint at, ref TVisitor visitor, int count)
        where TVisitor : ITraceVisitor
    {
        nint next = CommonEncodings.ReadText(reader.Bytes, at, out ReadOnlySpan<byte> key);
        if (next == 0) return 0;
        next = CommonEncodings.ReadFloat64(reader.Bytes, next, out double value);
        if (next != 0) visitor.VisitAttribute(TraceElement.Span, new TraceText(key), new TraceValue(value, count));
        return next;
    }
}

using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>An entry of the map <c>meta</c>.</summary>
internal readonly struct V04CommonText : ICommonEntry
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Decode<TVisitor>(ref MessagePackReader reader, nint at, ref TVisitor visitor, int count)
        where TVisitor : ITraceVisitor
    {
        nint next = CommonEncodings.ReadEntry(reader.Bytes, at, out ReadOnlySpan<byte> key, out ReadOnlySpan<byte> value);
        if (next != 0) visitor.VisitAttribute(TraceElement.Span, new TraceText(key), new TraceValue(new TraceText(value), count));
        return next;
    }
}

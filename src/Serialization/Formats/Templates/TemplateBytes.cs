using System.Runtime.CompilerServices;
using System.Text;

namespace SpanPack;

/// <summary>Fills holes that have a fixed place in the bytes of templates.</summary>
internal static class TemplateBytes
{
    private const int TraceIdDigits = 32;

    /// <summary>Fills a hole. Its bytes were copied before, so there is room.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Fill(ref byte hole, in TemplateStep step, scoped ref readonly TemplatedChunk chunk,
        scoped ref readonly TemplatedSpan span)
    {
        switch (step.Op)
        {
            case TemplateOp.TraceId: RawBytes.WriteUInt64(ref hole, chunk.TraceIdLower); break;
            case TemplateOp.SpanId: RawBytes.WriteUInt64(ref hole, span.SpanId); break;
            case TemplateOp.ParentId: RawBytes.WriteUInt64(ref hole, span.ParentId); break;
            case TemplateOp.Start: RawBytes.WriteUInt64(ref hole, (ulong)span.Start); break;
            case TemplateOp.Duration: RawBytes.WriteUInt64(ref hole, (ulong)span.Duration); break;
            case TemplateOp.Number: RawBytes.WriteDouble(ref hole, chunk.Numbers[span.FirstNumber + step.Value]); break;
            case TemplateOp.SamplingRate: RawBytes.WriteDouble(ref hole, chunk.Trace.SamplingRate.GetValueOrDefault()); break;
            case TemplateOp.RateLimit: RawBytes.WriteDouble(ref hole, chunk.Trace.RateLimit.GetValueOrDefault()); break;
            case TemplateOp.TraceIdText:
                Ascii.FromUtf16(chunk.TraceIdText, Cursor.Room(ref hole, TraceIdDigits), out _);
                break;
            case TemplateOp.TraceIdUpperText: RawBytes.WriteHex16(ref hole, chunk.TraceIdUpper); break;
        }
    }
}

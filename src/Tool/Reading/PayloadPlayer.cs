using SpanPack.Tool.Input;
using SpanPack.Tool.Output;

namespace SpanPack.Tool.Reading;

/// <summary>Reads payloads into sinks.</summary>
internal static class PayloadPlayer
{
    /// <summary>Reads a payload. One that is refused is told to the sink.</summary>
    /// <param name="file">The payload.</param>
    /// <param name="sink">Where its parts go.</param>
    /// <param name="cancellation">Ends the reading.</param>
    /// <returns>Why it is refused, or null when it is accepted.</returns>
    internal static async Task<TraceFormatException?> PlayAsync(PayloadFile file, IPayloadSink sink, CancellationToken cancellation)
    {
        byte[] body = await file.ReadAsync(cancellation);
        return Play(file, body, sink, cancellation);
    }

    private static TraceFormatException? Play(PayloadFile file, ReadOnlySpan<byte> body, IPayloadSink sink, CancellationToken cancellation)
    {
        using var progress = new ProgressLine(file.Name, body.Length);
        var watched = new WatchedSink(sink, progress, cancellation);
        try
        {
            ModelPlayer.Play(SpanMessagePackReader.Read(body), body.Length, watched);
            return null;
        }
        catch (TraceFormatException e)
        {
            sink.Refuse(e);
            return e;
        }
    }
}

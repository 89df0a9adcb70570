namespace SpanPack;

/// <summary>Finds the bytes of a span in a payload that a reader has accepted.</summary>
internal static class SpanExtents
{
    private const byte Nil = 0xc0;

    /// <param name="body">The payload.</param>
    /// <param name="format">Its format.</param>
    /// <param name="chunk">The index of the chunk, from 0; nil chunks do not count.</param>
    /// <param name="span">The index of the span in it, from 0; nil spans do not count.</param>
    /// <returns>Offset and length in bytes; length 0 when there is no such span.</returns>
    internal static (int Offset, int Length) Find(ReadOnlySpan<byte> body, TraceFormat format, int chunk, int span)
    {
        (WireStep toChunks, WireStep toSpans) = WireShapes.ToSpans(format);
        int at = FindElement(body, Step(body, 0, toChunks), chunk);
        if (at >= 0) at = FindElement(body, Step(body, at, toSpans), span);
        return at < 0 ? (0, 0) : (at, Skip(body, at) - at);
    }

    private static int FindElement(ReadOnlySpan<byte> body, int at, int place)
    {
        if (at < 0) return -1;
        WireToken token = WireReader.Read(body[at..]);
        if (token.Kind != WireKind.Array) return -1;
        at += token.Length;
        for (int i = 0; i < token.Count; i++)
        {
            if (body[at] != Nil && place-- == 0) return at;
            at = Skip(body, at);
        }

        return -1;
    }

    // Of equal keys the last counts.
    private static int Step(ReadOnlySpan<byte> body, int at, in WireStep step)
    {
        if (!step.IsStep) return at;
        WireToken token = WireReader.Read(body[at..]);
        at += token.Length;
        int found = -1;
        int count = token.Kind == WireKind.Array ? step.Place + 1 : token.Count; // an array has the place, whatever its header says
        for (int i = 0; i < count; i++)
        {
            bool isIt = token.Kind == WireKind.Array ? i == step.Place : IsKey(body, at, step);
            if (token.Kind == WireKind.Map) at = Skip(body, at);
            if (isIt) found = at;
            at = Skip(body, at);
        }

        return found;
    }

    private static bool IsKey(ReadOnlySpan<byte> body, int at, in WireStep step)
    {
        WireToken key = WireReader.Read(body[at..]);
        return key.Kind switch
        {
            WireKind.Integer => key.Value == step.Place,
            WireKind.Text or WireKind.Binary => step.Place < 0 && body.Slice(at + key.HeaderBytes, key.Count).SequenceEqual(step.Name.Span),
            _ => false,
        };
    }

    private static int Skip(ReadOnlySpan<byte> body, int at)
    {
        for (long left = 1; left > 0; left--)
        {
            WireToken token = WireReader.Read(body[at..]);
            at += token.Length;
            if (token.Kind == WireKind.Array) left += token.Count;
            else if (token.Kind == WireKind.Map) left += 2L * token.Count;
        }

        return at;
    }
}

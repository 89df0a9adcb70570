namespace SpanPack.Tool;

/// <summary>Visits the elements of a payload and classifies each byte. Depth costs memory, not stack.</summary>
internal sealed class WireWalker(PayloadBytes body, TraceFormat format)
{
    private readonly Stack<Frame> _frames = new();
    private readonly WireShape _root = WireShapes.Root(format);

    private bool StreamsStrings => _root == WireShape.V1Payload;

    internal StringTally Strings { get; } = new(body);

    /// <summary>Gets the bytes by their use.</summary>
    internal long[] Uses { get; } = new long[Enum.GetValues<ByteUse>().Length];

    /// <param name="byteCount">The bytes of the payload, without trailing bytes.</param>
    /// <param name="progress">Receives the progress.</param>
    /// <param name="cancellation">Cancels the walk.</param>
    internal void Walk(int byteCount, ProgressLine progress, CancellationToken cancellation)
    {
        if (StreamsStrings) Strings.AddToTable(default); // index 0 is the empty text
        var frame = new Frame { Remaining = 1, Shape = WireShape.Plain };
        int position = 0;
        while (position < byteCount)
        {
            if (frame.Remaining == 0)
            {
                frame = _frames.Pop();
                continue;
            }

            cancellation.ThrowIfCancellationRequested();
            progress.Report(position, "bytes measured", byteCount);
            WireToken token = WireReader.Read(body.Span[position..]);
            (WireRole role, WireShape shape) = _frames.Count == 0
                ? (WireRole.Value, _root)
                : WireShapes.Of(frame.Shape, frame.Index, frame.IsMap, frame.LastInteger);
            Count(token, role, position);
            frame.Index++;
            frame.Remaining--;
            if (token.Kind == WireKind.Integer) frame.LastInteger = token.Value;
            position += token.Length;
            if (token.Kind is not (WireKind.Array or WireKind.Map)) continue;
            _frames.Push(frame);
            frame = new Frame
            {
                Shape = shape, IsMap = token.Kind == WireKind.Map,
                Remaining = WireShapes.ElementsOf(shape, token)
            };
        }
    }

    private void Count(in WireToken token, WireRole role, int position)
    {
        if (role == WireRole.TableEntry)
        {
            CountEntry(token, new StringPlace(position + token.HeaderBytes, token.Count));
            return;
        }

        bool isKey = role is WireRole.Key or WireRole.TextKey;
        switch (token.Kind)
        {
            case WireKind.Text:
                Uses[(int)ByteUse.Headers] += token.HeaderBytes;
                Uses[(int)(isKey ? ByteUse.Keys : ByteUse.Text)] += token.Count;
                CountText(token, new StringPlace(position + token.HeaderBytes, token.Count));
                break;
            case WireKind.Binary:
                Uses[(int)ByteUse.Headers] += token.HeaderBytes;
                Uses[(int)ByteUse.Binary] += token.Count;
                break;
            case WireKind.Array or WireKind.Map:
                Uses[(int)ByteUse.Headers] += token.HeaderBytes;
                break;
            default:
                ByteUse use = isKey
                    ? ByteUse.Keys
                    : role == WireRole.TextValue
                    ? ByteUse.References
                    : role == WireRole.Type
                    ? ByteUse.Headers
                    : ByteUse.Numbers;
                Uses[(int)use] += token.HeaderBytes;
                if (role is WireRole.TextKey or WireRole.TextValue) Strings.AddReference(token.Value, token.HeaderBytes);
                break;
        }
    }

    // A text, also as bin, or nil: an empty one.
    private void CountEntry(in WireToken token, StringPlace place)
    {
        Uses[(int)ByteUse.Headers] += token.HeaderBytes;
        Uses[(int)ByteUse.Text] += token.Count;
        if (!StreamsStrings || place.Length > 0) Strings.AddToTable(place, isFound: StreamsStrings); // v1.0 has the empty text already
    }

    private void CountText(in WireToken token, StringPlace place)
    {
        // A text that comes inline again, or is in the table, does not take another index.
        if (Strings.AddInline(place, token.Length) && StreamsStrings && place.Length > 0) Strings.AddToTable(place);
    }

    private struct Frame
    {
        internal WireShape Shape;
        internal bool IsMap;
        internal int Index;
        internal long Remaining;
        internal long LastInteger;
    }
}

namespace SpanPack;

/// <summary>The layouts of v0.5 and v1.0. Source: docs/protocol.md#v05 and docs/protocol.md#v10.</summary>
internal static class WireShapes
{
    private const int TypeText = 1;
    private const int TypeArray = 6;
    private const int TypeList = 7;

    internal static WireShape Root(TraceFormat format) => format switch
    {
        TraceFormat.V05 => WireShape.V05Payload,
        TraceFormat.V1 => WireShape.V1Payload,
        _ => WireShape.Plain,
    };

    /// <summary>Returns the steps from a payload to its chunks, and from a chunk to its spans.</summary>
    internal static (WireStep Chunks, WireStep Spans) ToSpans(TraceFormat format) => format switch
    {
        TraceFormat.V05 => (WireStep.To(1), WireStep.None),
        TraceFormat.V07 => (WireStep.To("chunks"), WireStep.To("spans")),
        TraceFormat.V1 => (WireStep.To(11), WireStep.To(4)),
        _ => (WireStep.None, WireStep.None),
    };

    /// <summary>Returns how many elements are read of an array or map; keys and values of maps count one each.</summary>
    internal static long ElementsOf(WireShape shape, in WireToken token)
        => shape == WireShape.V05Payload
            ? 2 // table and chunks, whatever the header says
            : token.Kind == WireKind.Map
            ? token.Count * 2L
            : token.Count;

    /// <summary>Returns the role of an element.</summary>
    /// <param name="shape">The layout around it.</param>
    /// <param name="index">Its index there, from 0; keys and values of maps count one each.</param>
    /// <param name="isMap">Whether the layout is a map.</param>
    /// <param name="last">The last integer before it there: its field number or type.</param>
    /// <returns>Its role, and its layout if it is an array or map.</returns>
    internal static (WireRole Role, WireShape Shape) Of(WireShape shape, int index, bool isMap, long last)
    {
        bool isKey = isMap && index % 2 == 0;
        return shape switch
        {
            WireShape.V05Payload => (WireRole.Value, index == 0 ? WireShape.V05Table : WireShape.V05Chunks),
            WireShape.V05Table or WireShape.V1Table => (WireRole.TableEntry, WireShape.Plain),
            WireShape.V05Chunks => (WireRole.Value, WireShape.V05Chunk),
            WireShape.V05Chunk => (WireRole.Value, WireShape.V05Span),
            WireShape.V05Span
                => (index is 0 or 1 or 2 or 11
                    ? WireRole.TextValue
                    : WireRole.Value, index == 9
                    ? WireShape.V05Meta
                    : index == 10
                    ? WireShape.V05Metrics
                    : WireShape.Plain),
            WireShape.V05Meta => (isKey ? WireRole.TextKey : WireRole.TextValue, WireShape.Plain),
            WireShape.V05Metrics => (isKey ? WireRole.TextKey : WireRole.Value, WireShape.Plain),
            WireShape.V1Chunks => (WireRole.Value, WireShape.V1Chunk),
            WireShape.V1Spans => (WireRole.Value, WireShape.V1Span),
            WireShape.V1Links => (WireRole.Value, WireShape.V1Link),
            WireShape.V1Events => (WireRole.Value, WireShape.V1Event),
            WireShape.V1Attributes => OfAttribute(index % 3, last),
            WireShape.V1Elements => OfAttribute((index % 2) + 1, last),
            _ when isKey => (WireRole.Key, WireShape.Plain),
            WireShape.Plain => (WireRole.Value, WireShape.Plain),
            _ => OfField(shape, last),
        };
    }

    private static (WireRole Role, WireShape Shape) OfAttribute(int part, long type) => part switch
    {
        0 => (WireRole.TextKey, WireShape.Plain),
        1 => (WireRole.Type, WireShape.Plain),
        _
            => (type == TypeText
                ? WireRole.TextValue
                : WireRole.Value, type == TypeArray
                ? WireShape.V1Elements
                : type == TypeList
                ? WireShape.V1Attributes
                : WireShape.Plain),
    };

    private static (WireRole Role, WireShape Shape) OfField(WireShape shape, long field) => (shape, field) switch
    {
        (WireShape.V1Payload, 1) => (WireRole.Value, WireShape.V1Table),
        (WireShape.V1Payload, 10) or (WireShape.V1Chunk, 3) or (WireShape.V1Span, 9) or (WireShape.V1Link, 3) or (WireShape.V1Event, 3)
            => (WireRole.Value, WireShape.V1Attributes),
        (WireShape.V1Payload, 11) => (WireRole.Value, WireShape.V1Chunks),
        (WireShape.V1Chunk, 4) => (WireRole.Value, WireShape.V1Spans),
        (WireShape.V1Span, 11) => (WireRole.Value, WireShape.V1Links),
        (WireShape.V1Span, 12) => (WireRole.Value, WireShape.V1Events),
        (WireShape.V1Payload, >= 2 and <= 9) or (WireShape.V1Chunk, 2) or (WireShape.V1Span, 1 or 2 or 3 or 10 or 13 or 14 or 15)
            or (WireShape.V1Link, 4) or (WireShape.V1Event, 2)
            => (WireRole.TextValue, WireShape.Plain),
        _ => (WireRole.Value, WireShape.Plain),
    };
}

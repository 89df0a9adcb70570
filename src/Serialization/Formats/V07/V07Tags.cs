namespace SpanPack;

/// <summary>The tags of a v0.7 payload or chunk: a map of text. Source: docs/protocol.md#v07.</summary>
internal readonly struct V07Tags : IAttributeMap
{
    public static ReadOnlySpan<byte> Name => V07Fields.Encoded.Tags;

    public static bool CanHold(in TagValue value) => !value.IsNullText;

    public static ref byte WriteValue(scoped ref OutputWindow window, ref byte cursor, scoped in TagValue value)
        => ref TextBuilder.WriteAsText(ref window, ref cursor, value);
}

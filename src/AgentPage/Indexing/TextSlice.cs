namespace SpanPack;

/// <summary>A text in the bytes of a payload.</summary>
/// <param name="Offset">Where it begins.</param>
/// <param name="Length">Its bytes; 0 for none.</param>
internal readonly record struct TextSlice(int Offset, int Length)
{
    internal ReadOnlySpan<byte> In(ReadOnlySpan<byte> body) => body.Slice(Offset, Length);

    /// <summary>Finds out where a text is. One that is not in the payload is none.</summary>
    internal static TextSlice Of(ReadOnlySpan<byte> body, ReadOnlySpan<byte> text)
        => !text.IsEmpty && body.Overlaps(text, out int offset) ? new(offset, text.Length) : default;
}

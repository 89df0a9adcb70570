namespace SpanPack;

/// <summary>A text in the bytes of a payload.</summary>
/// <param name="Offset">The start.</param>
/// <param name="Length">The number of bytes; 0 without text.</param>
internal readonly record struct TextSlice(int Offset, int Length)
{
    internal ReadOnlySpan<byte> In(ReadOnlySpan<byte> body) => body.Slice(Offset, Length);

    /// <summary>Finds the position of a text. A text outside of the payload has none.</summary>
    internal static TextSlice Of(ReadOnlySpan<byte> body, ReadOnlySpan<byte> text)
        => !text.IsEmpty && body.Overlaps(text, out int offset) ? new(offset, text.Length) : default;
}

namespace SpanPack;

/// <summary>JSON that was written before.</summary>
/// <param name="bytes">One value, as UTF-8.</param>
internal sealed class RawJson(ReadOnlyMemory<byte> bytes)
{
    /// <summary>An object without members.</summary>
    internal static RawJson Empty { get; } = new("{}"u8.ToArray());

    internal ReadOnlySpan<byte> Bytes => bytes.Span;

    internal int Length => bytes.Length;
}

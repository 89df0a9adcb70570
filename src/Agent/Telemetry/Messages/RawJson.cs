namespace SpanPack;

/// <summary>JSON that is already serialized.</summary>
/// <param name="bytes">One value, as UTF-8.</param>
internal sealed class RawJson(ReadOnlyMemory<byte> bytes)
{
    /// <summary>Gets an object without members.</summary>
    internal static RawJson Empty { get; } = new("{}"u8.ToArray());

    internal ReadOnlySpan<byte> Bytes => bytes.Span;

    internal int Length => bytes.Length;
}

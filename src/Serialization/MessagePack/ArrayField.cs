namespace SpanPack;

/// <summary>A field whose value is an array.</summary>
internal static class ArrayField
{
    /// <summary>Writes the name of the field and the header of the array. Asks for the room it needs.</summary>
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> name, int count)
    {
        cursor = ref window.ReserveMore(ref cursor, name.Length + CountHeader.MaxSize);
        return ref MessagePackPrimitives.WriteArrayHeader(ref RawBytes.Copy(ref cursor, name), count);
    }
}

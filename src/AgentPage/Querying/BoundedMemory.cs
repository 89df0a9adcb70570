namespace SpanPack;

/// <summary>Bytes in memory, up to a number.</summary>
internal sealed class BoundedMemory : MemoryStream
{
    /// <summary>The maximum number of bytes.</summary>
    internal const int MaxBytes = 64 * 1024 * 1024;

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    /// <exception cref="ExportTooLargeException">The maximum is exceeded.</exception>
    public override void Write(ReadOnlySpan<byte> buffer)
    {
        int length = (int)Length;
        if (length + (long)buffer.Length > MaxBytes) throw new ExportTooLargeException();
        SetLength(length + buffer.Length);
        buffer.CopyTo(GetBuffer().AsSpan(length));
        Position = Length;
    }
}

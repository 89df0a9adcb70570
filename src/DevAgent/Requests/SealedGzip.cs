using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Reads gzip, and after it a member of known content: that is expanded only if all members before it are whole.</summary>
/// <remarks>Up to .NET 8 a stream that was cut short just ends, and later ones do so within the header of a member.</remarks>
internal sealed class SealedGzip : MemoryStream
{
    // RFC 1952: header, one block of fixed codes, checksum and size of the content
    private static readonly byte[] s_member = Convert.FromHexString(
        "1F8B08000000000000FF" + "4BCD4B51C84F5328C9485548AFCA2CD00300" + "D781076010000000");

    private int _read;

    private SealedGzip(ArraySegment<byte> body)
        : base(body.Array!, body.Offset, body.Count, writable: false)
    {
    }

    /// <summary>Gets the content of the last member.</summary>
    internal static ReadOnlySpan<byte> Seal => "end of the gzip."u8;

    internal static SealedGzip Of(ReadOnlyMemory<byte> body)
        => new(MemoryMarshal.TryGetArray(body, out ArraySegment<byte> array) ? array : body.ToArray());

    public override int Read(byte[] buffer, int offset, int count)
    {
        int read = base.Read(buffer, offset, count);
        if (read > 0) return read;
        ReadOnlySpan<byte> rest = s_member.AsSpan(_read);
        rest = rest[..Math.Min(rest.Length, count)];
        rest.CopyTo(buffer.AsSpan(offset));
        _read += rest.Length;
        return rest.Length;
    }
}

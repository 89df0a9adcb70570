using System.Buffers.Binary;
using System.Net.Sockets;
using System.Text;

namespace SpanPack.Tests.SqlServer;

/// <summary>A message of the protocol, joined from its packets.</summary>
/// <param name="Type">Of the message.</param>
/// <param name="Body">Without the headers of packets.</param>
internal sealed record TdsPacket(byte Type, byte[] Body)
{
    private const int HeaderSize = 8;
    private const byte EndOfMessage = 1;
    private const byte AnswerType = 4;

    /// <summary>Gets the statement of a batch, which follows headers that say their length.</summary>
    internal string Text => Encoding.Unicode.GetString(Body.AsSpan(BinaryPrimitives.ReadInt32LittleEndian(Body)));

    /// <summary>Reads a message; null at the end of the connection.</summary>
    internal static async Task<TdsPacket?> ReadAsync(NetworkStream stream, CancellationToken cancellation)
    {
        var body = new MemoryStream();
        var header = new byte[HeaderSize];
        do
        {
            if (await stream.ReadAtLeastAsync(header, HeaderSize, throwOnEndOfStream: false, cancellation) < HeaderSize) return null;
            var part = new byte[BinaryPrimitives.ReadUInt16BigEndian(header.AsSpan(2)) - HeaderSize];
            await stream.ReadExactlyAsync(part, cancellation);
            body.Write(part);
        }
        while ((header[1] & EndOfMessage) == 0);
        return new TdsPacket(header[0], body.ToArray());
    }

    internal static async Task WriteAsync(NetworkStream stream, byte[] body, CancellationToken cancellation)
    {
        var packet = new byte[HeaderSize + body.Length];
        (packet[0], packet[1], packet[6]) = (AnswerType, EndOfMessage, 1);
        BinaryPrimitives.WriteUInt16BigEndian(packet.AsSpan(2), (ushort)packet.Length);
        body.CopyTo(packet, HeaderSize);
        await stream.WriteAsync(packet, cancellation);
    }
}

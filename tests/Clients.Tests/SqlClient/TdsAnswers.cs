using System.Text;

namespace SpanPack.Clients.Tests.SqlClient;

/// <summary>The answers of the server.</summary>
internal static class TdsAnswers
{
    private const byte NoEncryption = 2;

    /// <summary>A table of options: version, encryption, and no multiple active results.</summary>
    internal static byte[] PreLogin()
    {
        const byte Options = (3 * 5) + 1;
        return [0, 0, Options, 0, 6, 1, 0, Options + 6, 0, 1, 4, 0, Options + 7, 0, 1, 0xFF, 16, 0, 0, 0, 0, 0, NoEncryption, 0];
    }

    internal static byte[] Login()
    {
        byte[] name = Encoding.Unicode.GetBytes("stand-in");
        byte[] acknowledgement = [1, 0x74, 0, 0, 4, (byte)(name.Length / 2), .. name, 16, 0, 0, 0];
        return [0xAD, (byte)acknowledgement.Length, 0, .. acknowledgement, .. Done(0, 0)];
    }

    internal static byte[] Batch(string text) => text.Contains("fail", StringComparison.Ordinal) ? Error("no such table") : Row(7);

    // One column without a name, a 32-bit integer.
    private static byte[] Row(byte value) => [0x81, 1, 0, 0, 0, 0, 0, 0, 0, 0x38, 0, 0xD1, value, 0, 0, 0, .. Done(0x10, 1)];

    private static byte[] Error(string text)
    {
        byte[] message = Encoding.Unicode.GetBytes(text);
        byte[] content = [208, 0, 0, 0, 1, 16, (byte)text.Length, 0, .. message, 0, 0, 1, 0, 0, 0];
        return [0xAA, (byte)content.Length, 0, .. content, .. Done(2, 0)];
    }

    private static byte[] Done(byte status, byte rows) => [0xFD, status, 0, 0xC1, 0, rows, 0, 0, 0, 0, 0, 0, 0];
}

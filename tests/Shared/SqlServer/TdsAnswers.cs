using System.Text;

namespace SpanPack.Tests.SqlServer;

/// <summary>The answers of the server.</summary>
internal static class TdsAnswers
{
    private const byte NoEncryption = 2;
    private const byte DoneToken = 0xFD;
    private const byte DoneCallToken = 0xFE;
    private const byte DoneInCallToken = 0xFF;
    private const byte ReturnStatusToken = 0x79;
    private const byte MoreFollows = 1;
    private const byte HasCount = 0x10;

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
        byte[] collation = [7, 5, 0x09, 0x04, 0xD0, 0, 0x34, 0]; // a client encodes texts of parameters with it
        return [0xE3, (byte)collation.Length, 0, .. collation, 0xAD, (byte)acknowledgement.Length, 0, .. acknowledgement,
            .. Done(DoneToken, 0, 0)];
    }

    internal static byte[] Batch(string text)
        => text.Contains("fail", StringComparison.Ordinal) ? Error("no such table") : [.. Row(7), .. Done(DoneToken, HasCount, 1)];

    /// <summary>A call of <c>sp_executesql</c>: how the client sends a statement with parameters.</summary>
    internal static byte[] Call()
        => [.. Row(7), .. Done(DoneInCallToken, HasCount | MoreFollows, 1), ReturnStatusToken, 0, 0, 0, 0, .. Done(DoneCallToken, 0, 0)];

    // One column without a name, a 32-bit integer.
    private static byte[] Row(byte value) => [0x81, 1, 0, 0, 0, 0, 0, 0, 0, 0x38, 0, 0xD1, value, 0, 0, 0];

    private static byte[] Error(string text)
    {
        byte[] message = Encoding.Unicode.GetBytes(text);
        byte[] content = [208, 0, 0, 0, 1, 16, (byte)text.Length, 0, .. message, 0, 0, 1, 0, 0, 0];
        return [0xAA, (byte)content.Length, 0, .. content, .. Done(DoneToken, 2, 0)];
    }

    private static byte[] Done(byte token, byte status, byte rows) => [token, status, 0, 0xC1, 0, rows, 0, 0, 0, 0, 0, 0, 0];
}

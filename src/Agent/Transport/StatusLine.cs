using System.Buffers.Text;

namespace SpanPack;

/// <summary>The first line of an answer: <c>HTTP/1.1 200 OK</c> (RFC 9112, section 4).</summary>
internal static class StatusLine
{
    private const int VersionBytes = 9; // with the space
    private const int StatusDigits = 3;

    private static ReadOnlySpan<byte> Versions => "HTTP/1."u8;

    /// <summary>Reads the status of an answer.</summary>
    /// <param name="answer">Its first bytes.</param>
    /// <returns>200 to 599; null for an interim answer, an incomplete line, and bytes that are not an answer.</returns>
    internal static int? Read(ReadOnlySpan<byte> answer)
    {
        if (answer.Length <= VersionBytes + StatusDigits || !answer.StartsWith(Versions)
            || answer[VersionBytes + StatusDigits] is not ((byte)' ' or (byte)'\r'))
            return null;
        bool isNumber = Utf8Parser.TryParse(answer.Slice(VersionBytes, StatusDigits), out int status, out int digits)
            && digits == StatusDigits;
        return isNumber && status is >= 200 and < 600 ? status : null;
    }
}

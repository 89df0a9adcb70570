using System.Buffers.Text;
using System.Text;

namespace SpanPack;

/// <summary>The status line and the headers of an answer, read line by line (RFC 9112, sections 4 and 5).</summary>
internal sealed class AnswerHead
{
    private const int MaxBytes = AgentClientOptions.MaxHeadersKilobytes * 1024;
    private const int MaxHeaderChars = 1024;
    private const int StatusStart = 9;
    private const int StatusEnd = StatusStart + 3;

    private int _bytes;
    private long? _length;
    private bool _isChunked;
    private string? _version;
    private string? _state;
    private string? _rates;

    /// <summary>Gets the status, 100 to 999; 0 before the first line.</summary>
    internal int Status { get; private set; }

    /// <summary>Gets whether the agent keeps the connection open.</summary>
    internal bool KeepsConnection { get; private set; }

    /// <summary>Gets whether another answer follows.</summary>
    internal bool IsInterim => Status is >= 100 and < 200;

    /// <summary>Adds a line.</summary>
    /// <returns>Whether it was the last one, which is empty.</returns>
    /// <exception cref="IOException">It is not a line of an answer, or there are too many.</exception>
    internal bool Add(ReadOnlySpan<byte> line)
    {
        _bytes += line.Length;
        if (_bytes > MaxBytes) throw new IOException($"The headers of the answer have more than {MaxBytes} bytes.");
        if (Status == 0) ReadStatus(line);
        else if (line.Length == 0) return true;
        else if (line[0] is not ((byte)' ' or (byte)'\t')) ReadHeader(line); // the continuation of a line has nothing that is needed
        return false;
    }

    /// <summary>Returns where the body ends.</summary>
    /// <param name="method">The method of the request.</param>
    internal HttpFraming FramingFor(string method)
        => method == "HEAD" || Status is 204 or 304 ? new HttpFraming(0, false) : new HttpFraming(_isChunked ? null : _length, _isChunked);

    /// <summary>Creates the response.</summary>
    internal AgentResponse With(ReadOnlyMemory<byte> body, bool isCut) => new(Status, body)
    {
        IsCut = isCut, AgentVersion = _version, AgentState = _state, RatesVersion = _rates,
    };

    private static IOException Invalid() => new("The answer is not one of HTTP/1.1.");

    private void ReadStatus(ReadOnlySpan<byte> line)
    {
        bool isStatus = line.Length >= StatusEnd && line.StartsWith("HTTP/1."u8) && line[StatusStart - 1] == ' '
            && (line.Length == StatusEnd || line[StatusEnd] == ' ')
            && Utf8Parser.TryParse(line[StatusStart..StatusEnd], out int status, out int digits) && digits == 3 && status >= 100
            && (Status = status) > 0;
        if (!isStatus || Status == 101) throw Invalid();
        KeepsConnection = line["HTTP/1.".Length] != '0';
    }

    private void ReadHeader(ReadOnlySpan<byte> line)
    {
        int colon = line.IndexOf((byte)':');
        if (colon <= 0) throw Invalid();
        ReadOnlySpan<byte> name = line[..colon];
        ReadOnlySpan<byte> value = line[(colon + 1)..].Trim(" \t"u8);
        if (Is(name, "Content-Length"u8)) ReadLength(value);
        else if (Is(name, "Transfer-Encoding"u8)) _isChunked = EndsWith(value, "chunked"u8);
        else if (Is(name, "Connection"u8)) KeepsConnection = Is(value, "keep-alive"u8) || (KeepsConnection && !HasClose(value));
        else if (Is(name, "Datadog-Agent-Version"u8)) _version ??= TextOf(value);
        else if (Is(name, "Datadog-Agent-State"u8)) _state ??= TextOf(value);
        else if (Is(name, "Datadog-Rates-Payload-Version"u8)) _rates ??= TextOf(value);
    }

    private void ReadLength(ReadOnlySpan<byte> value)
    {
        bool isLength = Utf8Parser.TryParse(value, out long length, out int digits) && digits == value.Length && length >= 0;
        if (!isLength || (_length ?? length) != length) throw new IOException("The answer has an invalid length.");
        _length = length;
    }

    // What could not be sent back is as good as nothing.
    private static string? TextOf(ReadOnlySpan<byte> value)
    {
        string text = Encoding.Latin1.GetString(value);
        return text.Length <= MaxHeaderChars && HeaderValue.IsValue(text) ? text : null;
    }

    private static bool HasClose(ReadOnlySpan<byte> value)
    {
        while (true)
        {
            int end = value.IndexOf((byte)',');
            if (Is((end < 0 ? value : value[..end]).Trim(" \t"u8), "close"u8)) return true;
            if (end < 0) return false;
            value = value[(end + 1)..];
        }
    }

    private static bool EndsWith(ReadOnlySpan<byte> value, ReadOnlySpan<byte> end)
        => value.Length >= end.Length && Is(value[^end.Length..], end);

    private static bool Is(ReadOnlySpan<byte> text, ReadOnlySpan<byte> other) => Ascii.EqualsIgnoreCase(text, other);
}

using System.Globalization;
using System.Text;

namespace SpanPack.Requests.Benchmarks.Load;

/// <summary>The bytes of requests: all are alike, but for the id of their trace.</summary>
internal sealed class RequestText
{
    private const long LeastId = 1_000_000_000_000_000_000; // all have 19 digits

    private readonly Random _random = new(20_261_124);
    private readonly byte[] _text;
    private readonly int _hex;
    private readonly int _decimal;

    internal RequestText(RequestKind kind, int port)
    {
        string text =
            $"GET {kind.Path()} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUser-Agent: load/1.0\r\nAccept: */*\r\n{kind.Headers()}\r\n";
        _text = Encoding.ASCII.GetBytes(text);
        _hex = text.IndexOf(RequestKinds.HexId, StringComparison.Ordinal);
        _decimal = text.IndexOf(RequestKinds.DecimalId, StringComparison.Ordinal);
    }

    /// <summary>Makes the next request. It is there until the next call.</summary>
    internal ReadOnlySpan<byte> Next()
    {
        long id = _random.NextInt64(LeastId, long.MaxValue);
        if (_hex >= 0) id.TryFormat(_text.AsSpan(_hex), out _, "x16", CultureInfo.InvariantCulture);
        if (_decimal >= 0) id.TryFormat(_text.AsSpan(_decimal), out _, "d19", CultureInfo.InvariantCulture);
        return _text;
    }
}

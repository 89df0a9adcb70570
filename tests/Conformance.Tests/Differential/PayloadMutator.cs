namespace SpanPack.Conformance.Tests.Differential;

/// <summary>Makes broken and odd payloads out of good ones, the same ones from the same seed.</summary>
internal sealed class PayloadMutator(int seed, IReadOnlyList<byte[]> originals)
{
    private const int MaxChanges = 3;

    // Codes of every family, and the ends of their ranges.
    private static readonly byte[] s_codes =
    [
        0x00, 0x01, 0x7f, 0x80, 0x81, 0x82, 0x8f, 0x90, 0x91, 0x92, 0x9f, 0xa0, 0xa1, 0xbf, 0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7,
        0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8, 0xd9, 0xda, 0xdb, 0xdc, 0xdd,
        0xde, 0xdf, 0xe0, 0xff,
    ];

    private readonly Random _random = new(seed);

    /// <summary>The next payload; never an empty one, which the agent's receiver does not hand to the decoders.</summary>
    internal byte[] Next()
    {
        List<byte> payload = [.. Pick(originals)];
        for (int changes = _random.Next(MaxChanges); changes >= 0 && payload.Count > 0; changes--) Change(payload);
        return payload.Count > 0 ? [.. payload] : Next();
    }

    private void Change(List<byte> payload)
    {
        int at = _random.Next(payload.Count);
        switch (_random.Next(9))
        {
            case 0:
                payload[at] ^= (byte)(1 << _random.Next(8));
                break;
            case 1:
                payload.RemoveRange(at, payload.Count - at);
                break;
            case 2:
                payload.RemoveRange(at, Math.Min(payload.Count - at, 1 + _random.Next(12)));
                break;
            case 3:
                payload.InsertRange(at, Piece());
                break;
            case 4:
                Header.Widen(payload, Header.NextFrom(payload, at));
                break;
            case 5:
                Header.ChangeCount(payload, Header.NextFrom(payload, at), _random.Next(-1, 3));
                break;
            case 6:
                payload[Header.NextFrom(payload, at)] = Pick(s_codes);
                break;
            case 7:
                Header.ReplaceValue(payload, Header.NextFrom(payload, at), Pick(OddValues.All));
                break;
            default:
                payload[at] = Pick(s_codes);
                break;
        }
    }

    /// <summary>Some bytes of another payload.</summary>
    private ReadOnlySpan<byte> Piece()
    {
        byte[] other = Pick(originals);
        int from = _random.Next(other.Length);
        return other.AsSpan(from, Math.Min(other.Length - from, 1 + _random.Next(40)));
    }

    private T Pick<T>(IReadOnlyList<T> items) => items[_random.Next(items.Count)];
}

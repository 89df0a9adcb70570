namespace SpanPack.Serialization.Tests.BadInput;

/// <summary>Spoils a payload in one of the ways that payloads get spoilt.</summary>
internal static class Mutation
{
    private static readonly byte[] s_codes =
        [0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xc4, 0xc6, 0xc9, 0xca, 0xcb, 0xcf, 0xd3, 0xd8, 0xd9, 0xdb, 0xdc,
            0xdd, 0xde, 0xdf, 0xff];

    internal static byte[] Of(byte[] payload, Random random)
    {
        byte[] bytes = [.. payload];
        for (int changes = 1 + random.Next(3); changes > 0 && bytes.Length > 0; changes--)
        {
            int place = random.Next(bytes.Length);
            int count = random.Next(Math.Min(20, bytes.Length - place) + 1);
            switch (random.Next(6))
            {
                case 0:
                    bytes[place] ^= (byte)(1 << random.Next(8));
                    break;
                case 1:
                    bytes[place] = s_codes[random.Next(s_codes.Length)];
                    break;
                case 2:
                    bytes = bytes[..place];
                    break;
                case 3:
                    bytes = [.. bytes[..place], .. bytes[(place + count)..]];
                    break;
                case 4:
                    bytes = [.. bytes[..(place + count)], .. bytes[place..]];
                    break;
                default:
                    random.NextBytes(bytes.AsSpan(place, count));
                    break;
            }
        }

        return bytes;
    }
}

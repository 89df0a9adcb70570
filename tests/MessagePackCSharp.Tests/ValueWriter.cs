namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>Writes made-up values by the library's own writer, the same for the same seed.</summary>
internal static class ValueWriter
{
    internal static void Write(ref MessagePackWriter writer, int seed)
    {
        var dice = new Random(seed);
        for (int left = dice.Next(1, 20); left > 0; left--) WriteOne(ref writer, dice, 3);
    }

    private static void WriteOne(ref MessagePackWriter writer, Random dice, int depth)
    {
        switch (dice.Next(depth == 0 ? 9 : 11))
        {
            case 0: writer.WriteNil(); break;
            case 1: writer.Write(dice.Next(2) == 0); break;
            case 2: writer.Write(dice.NextInt64(long.MinValue, long.MaxValue) >> dice.Next(64)); break;
            case 3: writer.Write((ulong)dice.NextInt64() >> dice.Next(64)); break;
            case 4: writer.Write(dice.NextDouble()); break;
            case 5: writer.Write(dice.NextSingle()); break;
            case 6: writer.Write(new string('é', Length(dice) / 2)); break;
            case 7: writer.Write(new byte[Length(dice)]); break;
            case 8:
                int byteCount = dice.Next(3) == 0 ? 1 << dice.Next(5) : Length(dice);
                TestedLibrary.WriteExtension(ref writer, new byte[byteCount]);
                break;
            case 9:
                int items = dice.Next(4) == 0 ? 17 : dice.Next(4);
                writer.WriteArrayHeader(items);
                for (int i = 0; i < items; i++) WriteOne(ref writer, dice, depth - 1);
                break;
            default:
                int pairs = dice.Next(4) == 0 ? 16 : dice.Next(4);
                writer.WriteMapHeader(pairs);
                for (int i = 0; i < 2 * pairs; i++) WriteOne(ref writer, dice, depth - 1);
                break;
        }
    }

    // Beside each end of the lengths that a header of one, two, three and five bytes has.
    private static int Length(Random dice)
        => new[] { 0, 31, 32, 255, 256, 65535, 65536 }[dice.Next(30) == 0 ? dice.Next(7) : dice.Next(5)] + dice.Next(2);
}

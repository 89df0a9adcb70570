namespace SpanPack.Serialization.Tests.Plans;

/// <summary>Draws the parts of a plan. One number from FsCheck starts it, so a replayed seed draws the same.</summary>
internal sealed class Dice(int seed)
{
    private static readonly int[] s_lengths = [0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 127, 128, 129, 255, 256, 1024, 1025];

    private static readonly ulong[] s_numbers =
        [0, 1, 127, 128, 255, 256, 65535, 65536, uint.MaxValue, uint.MaxValue + 1UL, long.MaxValue, 1UL << 63, ulong.MaxValue];

    private static readonly double[] s_doubles =
        [0, -0.0, 1, -1, 0.5, 1e300, double.MaxValue, double.Epsilon, double.NaN, double.PositiveInfinity, double.NegativeInfinity];

    private readonly Random _random = new(seed);

    internal int Below(int limit) => _random.Next(limit);

    internal bool OneIn(int n) => _random.Next(n) == 0;

    internal T Of<T>(params T[] items) => items[_random.Next(items.Length)];

    internal T? Maybe<T>(Func<T> draw, int oneIn = 2)
        where T : class => OneIn(oneIn) ? draw() : null;

    internal T? MaybeValue<T>(Func<T> draw)
        where T : struct => OneIn(2) ? draw() : null;

    internal List<T> ListOf<T>(int maxCount, Func<T> draw)
    {
        var list = new List<T>();
        for (int count = Below(maxCount + 1); count > 0; count--) list.Add(draw());
        return list;
    }

    internal ulong UInt64() => OneIn(2) ? Of(s_numbers) : (ulong)_random.NextInt64();

    internal long Int64() => (long)UInt64();

    internal double Double() => OneIn(2) ? Of(s_doubles) : _random.NextDouble() * _random.Next(1, 1000);

    internal byte[] Bytes(int maxCount)
    {
        byte[] bytes = new byte[Below(maxCount + 1)];
        _random.NextBytes(bytes);
        return bytes;
    }

    /// <summary>Text of the lengths at which a writer changes its way, with foreign characters at the places where it looks.</summary>
    internal string Text()
    {
        int length = OneIn(500) ? Of(65535, 65536) : OneIn(3) ? Of(s_lengths) : Below(40);
        char[] text = new char[length];
        for (int i = 0; i < length; i++) text[i] = (char)('\u0020' + _random.Next(95));
        if (length > 0 && OneIn(3)) Of<Action<char[]>>(Foreign, Pair, LoneSurrogate)(text);
        return new string(text);
    }

    private void Foreign(char[] text)
        => text[Place(text.Length)] = Of('\u0000', '\u007f', '\u0080', '\u00ff', 'é', '\u07ff', '\u0800', '€', '\uffff');

    private void Pair(char[] text)
    {
        if (text.Length < 2) return;
        "😀".CopyTo(text.AsSpan(Place(text.Length - 1)));
    }

    private void LoneSurrogate(char[] text)
    {
        text[Place(text.Length)] = Of('\ud800', '\udbff', '\udc00', '\udfff');
        if (OneIn(2)) Pair(text);
    }

    private int Place(int length) => Of(0, length / 2, length - 1);
}

namespace SpanPack.Benchmarks.Streams.Shop;

/// <summary>Chance, the same in every run.</summary>
internal sealed class ShopDice
{
    private readonly Random _random;
    private readonly double[] _routeShares = new double[ShopCatalog.Routes.Length]; // running sums

    internal ShopDice(int seed)
    {
        _random = new Random(seed);
        double sum = 0;
        for (int i = 0; i < _routeShares.Length; i++) _routeShares[i] = sum += 1.0 / (i + 1);
    }

    /// <summary>True with a probability.</summary>
    internal bool Is(double share) => _random.NextDouble() < share;

    /// <summary>0 to <paramref name="end"/>, exclusive.</summary>
    internal int Below(int end) => _random.Next(end);

    internal ulong Id() => (ulong)_random.NextInt64(1, long.MaxValue);

    internal T Of<T>(T[] choices) => choices[_random.Next(choices.Length)];

    /// <summary>A route by Zipf: the second is asked for half as often as the first.</summary>
    internal ShopRoute Route()
    {
        int index = Array.BinarySearch(_routeShares, _random.NextDouble() * _routeShares[^1]);
        return ShopCatalog.Routes[index < 0 ? ~index : index];
    }
}

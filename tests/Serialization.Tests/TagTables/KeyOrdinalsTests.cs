namespace SpanPack.Serialization.Tests.TagTables;

public sealed class KeyOrdinalsTests
{
    [Fact]
    public void ANameHasOneNumber_AndThereIsAnEndOfThem()
    {
        int first = KeyOrdinals.Get("ordinals.first");
        Assert.InRange(first, 0, KeyOrdinals.Count - 1);

        // The numbers are the process's: other tests take some meanwhile.
        var given = new HashSet<int>();
        for (int i = 0; i < KeyOrdinals.Max + 10; i++)
        {
            int ordinal = KeyOrdinals.Get($"ordinals.{i}");
            if (ordinal != KeyOrdinals.None) Assert.True(given.Add(ordinal));
        }

        Assert.Equal(KeyOrdinals.Max, KeyOrdinals.Count);
        Assert.InRange(given.Min(), 0, KeyOrdinals.Max - 1);
        Assert.InRange(given.Max(), 0, KeyOrdinals.Max - 1);
        Assert.Equal(KeyOrdinals.None, KeyOrdinals.Get("ordinals.beyond"));
        Assert.Equal(first, KeyOrdinals.Get("ordinals.first"));
    }

    [Fact]
    public void Threads_GetTheSameNumbers()
    {
        string[] names = [.. Enumerable.Range(0, 200).Select(static i => $"ordinals.shared.{i}")];
        int[][] results = new int[4][];
        Parallel.For(0, results.Length, thread => results[thread] = Array.ConvertAll(names, KeyOrdinals.Get));

        foreach (int[] result in results) Assert.Equal(results[0], result);
    }
}

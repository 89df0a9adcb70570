using System.Globalization;

namespace SpanPack.Benchmarks.Streams.Shop;

/// <summary>
/// Makes the objects that hold texts, as the kind of stream has them. The same seed gives all kinds the same texts, but for what a kind is
/// about.
/// </summary>
internal sealed class ShopTexts(StreamKind kind, int seed)
{
    private const int PoolSize = 8; // objects for each place where other kinds have fresh ones
    private const double NotAsciiShare = 0.1;

    private readonly Random _random = new(seed);
    private readonly Random _users = new(seed + 1); // what only some kinds ask for: apart, so that other choices stay the same
    private readonly Dictionary<string, List<string>> _pools = [];

    /// <summary>A text that is one object in a program: a route, a statement, a configured name.</summary>
    internal string Shared(string text) => kind == StreamKind.AllFresh ? new string(text.AsSpan()) : text;

    /// <summary>A text that a program makes for each request.</summary>
    /// <param name="text">The text. Texts of one format come from one pool, where there are pools.</param>
    /// <param name="subject">What else tells pools apart.</param>
    internal string Fresh(FormattableString text, string subject = "")
    {
        string made = text.ToString(CultureInfo.InvariantCulture);
        return kind == StreamKind.SameObjects ? Pooled(subject + text.Format, made) : made;
    }

    /// <summary>A number for ids in texts: seven digits.</summary>
    internal int Number() => _random.Next(1_000_000, 10_000_000);

    /// <summary>One of four decimal numbers of an address.</summary>
    internal int AddressPart() => _random.Next(1, 255);

    /// <summary>A word of a user's.</summary>
    internal string Word()
    {
        string word = Pick(_random, ShopCatalog.Words);
        if (kind != StreamKind.NotAscii || _users.NextDouble() >= NotAsciiShare) return word;
        return Pick(_users, _users.Next(2) == 0 ? ShopCatalog.Latin1Words : ShopCatalog.ChineseWords);
    }

    private string Pooled(string name, string made)
    {
        if (!_pools.TryGetValue(name, out List<string>? pool)) _pools.Add(name, pool = []);
        if (pool.Count < PoolSize) pool.Add(made);
        return pool[_users.Next(pool.Count)];
    }

    private static string Pick(Random random, string[] texts) => texts[random.Next(texts.Length)];
}

namespace SpanPack;

/// <summary>Recurring texts of payloads, each kept once. One thread adds, any number read.</summary>
/// <param name="maxTexts">The maximum number of texts; others have no number.</param>
/// <param name="maxBytes">The longest text to keep, in bytes of UTF-8.</param>
internal sealed class TextPool(int maxTexts, int maxBytes)
{
    /// <summary>The number of a text that is not kept.</summary>
    internal const int Unknown = -1;

    private volatile Entry[] _entries = new Entry[16];
    private int[] _buckets = new int[32]; // numbers and one, 0 for none
    private volatile int _count;

    /// <summary>Gets the number of texts; their numbers start at 0.</summary>
    internal int Count => _count;

    internal string this[int number] => _entries[number].Text;

    /// <summary>Finds a text, and keeps it when it is new.</summary>
    /// <returns>Its number, or <see cref="Unknown"/> if there is no room for it.</returns>
    internal int Find(ReadOnlySpan<byte> utf8)
    {
        if (utf8.Length > maxBytes) return Unknown;
        int hash = HashOf(utf8);
        Entry[] entries = _entries;
        for (int i = _buckets[hash & (_buckets.Length - 1)] - 1; i >= 0; i = entries[i].Next)
        {
            if (entries[i].Hash == hash && utf8.SequenceEqual(entries[i].Utf8)) return i;
        }

        return _count == maxTexts ? Unknown : Add(utf8, hash);
    }

    /// <summary>Gets a text as an object: the kept one, or without room a new one, cut to <see cref="ListText.MaxUnits"/>.</summary>
    internal string Get(ReadOnlySpan<byte> utf8) => Find(utf8) is >= 0 and int number ? _entries[number].Text : ListText.Of(utf8);

    private int Add(ReadOnlySpan<byte> utf8, int hash)
    {
        int number = _count;
        if (number == _entries.Length) Grow();
        ref int bucket = ref _buckets[hash & (_buckets.Length - 1)];
        _entries[number] = new Entry(hash, bucket - 1, utf8.ToArray(), ListText.Of(utf8));
        bucket = number + 1;
        _count = number + 1;
        return number;
    }

    // The old arrays stay right for those who read them.
    private void Grow()
    {
        var entries = new Entry[2 * _entries.Length];
        Array.Copy(_entries, entries, _count);
        var buckets = new int[2 * entries.Length];
        for (int i = 0; i < _count; i++)
        {
            ref int bucket = ref buckets[entries[i].Hash & (buckets.Length - 1)];
            entries[i] = entries[i] with { Next = bucket - 1 };
            bucket = i + 1;
        }

        _buckets = buckets;
        _entries = entries;
    }

    // With the seed of the process: nobody can send texts that all have one hash.
    private static int HashOf(ReadOnlySpan<byte> utf8)
    {
        var hash = default(HashCode);
        hash.AddBytes(utf8);
        return hash.ToHashCode();
    }

    private readonly record struct Entry(int Hash, int Next, byte[] Utf8, string Text);
}

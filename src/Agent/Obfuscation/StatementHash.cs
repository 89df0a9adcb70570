using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>
/// A hash of statements that reads 16 characters at a time. It need not resist attacks: matches are compared, and a bucket has a bounded
/// number of entries.
/// </summary>
internal static class StatementHash
{
    private const ulong FirstKey = 0x9E3779B97F4A7C15;
    private const ulong SecondKey = 0xD1B54A32D192ED03;

    private static readonly ulong s_seed = (ulong)Random.Shared.NextInt64();

    internal static int Of(string statement, uint kind)
    {
        ReadOnlySpan<ulong> words = MemoryMarshal.Cast<char, ulong>(statement);
        ulong first = s_seed ^ (((ulong)statement.Length << 8) + kind);
        ulong second = first ^ SecondKey;
        while (words.Length >= 4)
        {
            first = Fold(words[0] ^ FirstKey, words[1] ^ first);
            second = Fold(words[2] ^ SecondKey, words[3] ^ second);
            words = words[4..];
        }

        foreach (ulong word in words) first = Fold(word ^ FirstKey, first ^ SecondKey);
        ulong rest = 0;
        for (int i = statement.Length & ~3; i < statement.Length; i++) rest = (rest << 16) | statement[i];
        ulong hash = Fold(Fold(rest ^ FirstKey, first ^ SecondKey), second ^ FirstKey);
        return (int)(hash >> 32);
    }

    // Each bit of the product's middle depends on all bits.
    private static ulong Fold(ulong left, ulong right)
    {
        ulong upper = Math.BigMul(left, right, out ulong lower);
        return upper ^ lower;
    }
}

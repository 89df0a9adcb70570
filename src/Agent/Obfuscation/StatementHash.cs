using System.Numerics;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>A hash of statements that reads 32 characters at a time. It is no defence: what it finds is compared, and a place has a bounded number of entries.</summary>
internal static class StatementHash
{
    private const ulong Prime = 0x9E3779B97F4A7C15;

    private static readonly ulong s_seed = (ulong)Random.Shared.NextInt64();

    internal static int Of(string statement, uint kind)
    {
        ReadOnlySpan<ulong> words = MemoryMarshal.Cast<char, ulong>(statement);
        ulong first = s_seed ^ (((ulong)statement.Length << 8) + kind);
        ulong second = first + Prime;
        ulong third = first * Prime;
        ulong fourth = third ^ second;
        while (words.Length >= 4)
        {
            first = Mix(first, words[0]);
            second = Mix(second, words[1]);
            third = Mix(third, words[2]);
            fourth = Mix(fourth, words[3]);
            words = words[4..];
        }

        foreach (ulong word in words) first = Mix(first, word);
        for (int i = statement.Length & ~3; i < statement.Length; i++) second = Mix(second, statement[i]);
        ulong hash = Mix(Mix(first, second), Mix(third, fourth));
        return (int)(hash >> 32);
    }

    private static ulong Mix(ulong hash, ulong word) => BitOperations.RotateLeft((hash ^ word) * Prime, 29);
}

using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using System.Security.Cryptography;

namespace SpanPack.Tool;

/// <summary>The facts of one span or of a payload: names with values as text, independent of the format.</summary>
internal sealed class FactList
{
    private readonly Dictionary<string, string> _facts = new(StringComparer.Ordinal);

    internal bool ContainsKey(string name) => _facts.ContainsKey(name);

    internal bool TryGetValue(string name, [NotNullWhen(true)] out string? value) => _facts.TryGetValue(name, out value);

    /// <summary>Adds a fact; null and empty text is ignored.</summary>
    internal void Add(string name, string? value)
    {
        if (!string.IsNullOrEmpty(value)) _facts[name] = value;
    }

    /// <summary>Adds a fact of a set of payloads: different values are joined.</summary>
    internal void AddOneOf(string name, string? value)
    {
        if (string.IsNullOrEmpty(value)) return;
        if (!_facts.TryGetValue(name, out string? known)) _facts.Add(name, value);
        else if (!known.Split(" | ").Contains(value)) _facts[name] = $"{known} | {value}";
    }

    /// <summary>
    /// Gets a number that is equal only for equal facts: the start of a SHA-256 of all names and values, each after its length.
    /// </summary>
    internal UInt128 GetSignature()
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach ((string name, string value) in Sorted())
        {
            Append(hash, name);
            Append(hash, value);
        }

        Span<byte> bytes = stackalloc byte[SHA256.HashSizeInBytes];
        hash.GetHashAndReset(bytes);
        return BinaryPrimitives.ReadUInt128BigEndian(bytes);
    }

    /// <summary>Compares with the facts of the other side, in the order of the names.</summary>
    internal IEnumerable<FactDifference> CompareWith(FactList other)
    {
        KeyValuePair<string, string>[] mine = Sorted(), theirs = other.Sorted();
        for (int i = 0, j = 0; i < mine.Length || j < theirs.Length;)
        {
            int order = i == mine.Length ? 1 : j == theirs.Length ? -1 : string.CompareOrdinal(mine[i].Key, theirs[j].Key);
            string name = order <= 0 ? mine[i].Key : theirs[j].Key;
            string? before = order <= 0 ? mine[i++].Value : null;
            string? after = order >= 0 ? theirs[j++].Value : null;
            if (before != after) yield return new FactDifference(name, before, after);
        }
    }

    private KeyValuePair<string, string>[] Sorted()
    {
        KeyValuePair<string, string>[] sorted = [.. _facts];
        Array.Sort(sorted, static (x, y) => string.CompareOrdinal(x.Key, y.Key));
        return sorted;
    }

    private static void Append(IncrementalHash hash, string text)
    {
        Span<byte> length = stackalloc byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(length, text.Length);
        hash.AppendData(length);
        hash.AppendData(MemoryMarshal.AsBytes(text.AsSpan()));
    }
}

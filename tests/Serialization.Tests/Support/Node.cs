using System.Text;

namespace SpanPack.Serialization.Tests.Support;

/// <summary>One decoded MessagePack value: what it is, its first byte, and where it lies.</summary>
/// <param name="Kind">The family.</param>
/// <param name="Code">The first byte.</param>
/// <param name="Value">bool, Int128, double, byte[] (text, binary, extension), Node[] or pairs of nodes.</param>
/// <param name="Offset">Place of the first byte.</param>
/// <param name="Size">Bytes of the whole value.</param>
internal sealed record Node(NodeKind Kind, byte Code, object? Value, int Offset, int Size)
{
    private static readonly UTF8Encoding s_strict = new(false, throwOnInvalidBytes: true);

    internal string Text => s_strict.GetString(As<byte[]>(NodeKind.Text));

    internal byte[] Binary => As<byte[]>(NodeKind.Binary);

    internal Int128 Integer => As<Int128>(NodeKind.Integer);

    internal double Float64 => As<double>(NodeKind.Float64);

    internal bool Bool => As<bool>(NodeKind.Bool);

    internal Node[] Items => As<Node[]>(NodeKind.Array);

    internal KeyValuePair<Node, Node>[] Entries => As<KeyValuePair<Node, Node>[]>(NodeKind.Map);

    /// <summary>The keys of a map in their order, repeated ones included.</summary>
    internal string[] Keys => Array.ConvertAll(Entries, static entry => entry.Key.Text);

    /// <summary>The value of a key that occurs exactly once.</summary>
    internal Node this[string key] => Entries.Single(entry => entry.Key.Text == key).Value;

    internal Node this[int index] => Items[index];

    internal bool Has(string key) => Keys.Contains(key);

    /// <summary>The map as a dictionary; throws where a key occurs twice.</summary>
    internal SortedDictionary<string, T> ToDictionary<T>(Func<Node, T> valueOf)
    {
        var dictionary = new SortedDictionary<string, T>(StringComparer.Ordinal);
        foreach ((Node key, Node value) in Entries) dictionary.Add(key.Text, valueOf(value));
        return dictionary;
    }

    private T As<T>(NodeKind kind)
        => Kind == kind ? (T)Value! : throw new InvalidDataException($"0x{Code:x2} at {Offset} is {Kind}, not {kind}.");
}

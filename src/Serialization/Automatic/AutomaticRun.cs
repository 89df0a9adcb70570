namespace SpanPack;

/// <summary>Automatic tags whose values are known before spans are written.</summary>
internal sealed class AutomaticRun
{
    internal static readonly AutomaticRun Empty = new([], []);

    private AutomaticRun(KeyValuePair<string, string>[] texts, KeyValuePair<string, double>[] numbers)
    {
        TextNames = Array.ConvertAll(texts, static tag => tag.Key);
        Texts = Array.ConvertAll(texts, static tag => tag.Value);
        NumberNames = Array.ConvertAll(numbers, static tag => tag.Key);
        Numbers = Array.ConvertAll(numbers, static tag => tag.Value);
        foreach (string name in TextNames) Names |= ReservedNames.Bit(ReservedNames.Find(name));
        foreach (string name in NumberNames) Names |= ReservedNames.Bit(ReservedNames.Find(name));
    }

    /// <summary>The set of the names (<see cref="ReservedNames"/>).</summary>
    internal ulong Names { get; }

    /// <summary>The number of tags.</summary>
    internal int Count => Texts.Length + Numbers.Length;

    /// <summary>The names of those that are text.</summary>
    internal string[] TextNames { get; }

    /// <summary>Their values.</summary>
    internal string[] Texts { get; }

    /// <summary>The names of those that are numbers.</summary>
    internal string[] NumberNames { get; }

    /// <summary>Their values.</summary>
    internal double[] Numbers { get; }

    /// <summary>What the formats with names in full (v0.4, v0.7) have made of it, at its first use.</summary>
    internal object? KeyedEncoding { get; set; }

    /// <summary>What the formats with a string table (v0.5, v1.0) have made of it, at its first use.</summary>
    internal object? IndexedEncoding { get; set; }

    /// <summary>Takes what there is to write of some tags.</summary>
    internal static AutomaticRun Of(List<KeyValuePair<string, string>> texts, List<KeyValuePair<string, double>> numbers)
        => texts.Count + numbers.Count == 0 ? Empty : new AutomaticRun([.. texts], [.. numbers]);
}

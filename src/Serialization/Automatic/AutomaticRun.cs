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

    /// <summary>Gets the set of the names (<see cref="ReservedNames"/>).</summary>
    internal ulong Names { get; }

    /// <summary>Gets the number of tags.</summary>
    internal int Count => Texts.Length + Numbers.Length;

    /// <summary>Gets the names of the text tags.</summary>
    internal string[] TextNames { get; }

    /// <summary>Gets their values.</summary>
    internal string[] Texts { get; }

    /// <summary>Gets the names of the numeric tags.</summary>
    internal string[] NumberNames { get; }

    /// <summary>Gets their values.</summary>
    internal double[] Numbers { get; }

    /// <summary>Gets or sets the encoding of the formats with full names (v0.4, v0.7), created at its first use.</summary>
    internal object? KeyedEncoding { get; set; }

    /// <summary>Gets or sets the encoding of the formats with a string table (v0.5, v1.0), created at its first use.</summary>
    internal object? IndexedEncoding { get; set; }

    /// <summary>Creates a run from the tags to write.</summary>
    internal static AutomaticRun Of(List<KeyValuePair<string, string>> texts, List<KeyValuePair<string, double>> numbers)
        => texts.Count + numbers.Count == 0 ? Empty : new AutomaticRun([.. texts], [.. numbers]);
}

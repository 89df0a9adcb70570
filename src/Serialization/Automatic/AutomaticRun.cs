namespace SpanPack;

/// <summary>Automatic tags whose values are known before spans are written.</summary>
internal sealed class AutomaticRun
{
    internal static readonly AutomaticRun Empty = new([], [], [], []);

    private AutomaticRun(string[] textNames, string[] texts, string[] numberNames, double[] numbers)
    {
        (TextNames, Texts, NumberNames, Numbers) = (textNames, texts, numberNames, numbers);
        Count = texts.Length + numbers.Length;
        foreach (string name in TextNames) Names |= 1UL << ReservedNames.Find(name);
        foreach (string name in NumberNames) Names |= 1UL << ReservedNames.Find(name);
    }

    /// <summary>The set of the names (<see cref="ReservedNames"/>).</summary>
    internal readonly ulong Names;

    /// <summary>The number of tags.</summary>
    internal readonly int Count;

    /// <summary>The names of the text tags.</summary>
    internal readonly string[] TextNames;

    /// <summary>Their values.</summary>
    internal readonly string[] Texts;

    /// <summary>The names of the numeric tags.</summary>
    internal readonly string[] NumberNames;

    /// <summary>Their values.</summary>
    internal readonly double[] Numbers;

    /// <summary>The encoding of the formats with full names (v0.4, v0.7), created at its first use.</summary>
    internal object? KeyedEncoding;

    /// <summary>The encoding of the formats with a string table (v0.5, v1.0), created at its first use.</summary>
    internal object? IndexedEncoding;

    /// <summary>Creates a run of texts.</summary>
    internal static AutomaticRun OfTexts(List<string> names, List<string> texts)
        => names.Count == 0 ? Empty : new AutomaticRun(names.ToArray(), texts.ToArray(), [], []);

    /// <summary>Creates a run of numbers.</summary>
    internal static AutomaticRun OfNumbers(List<string> names, double[] numbers)
        => names.Count == 0 ? Empty : new AutomaticRun([], [], names.ToArray(), numbers);
}

using System.Diagnostics;

namespace SpanPack;

/// <summary>Tags whose values are equal in all spans of a shape, cached by the thread for its next span.</summary>
/// <remarks>For one thread.</remarks>
[DebuggerDisplay("{_texts.Count} texts, {_numbers.Count} numbers")]
internal sealed class ChosenTags
{
    private readonly List<KeyValuePair<string, string>> _texts = [];
    private readonly List<KeyValuePair<string, double>> _numbers = [];

    internal IReadOnlyList<KeyValuePair<string, string>> Texts => _texts;

    internal IReadOnlyList<KeyValuePair<string, double>> Numbers => _numbers;

    /// <summary>Adds a text; null is ignored.</summary>
    internal void Add(string name, string? text)
    {
        if (text is not null) _texts.Add(new(name, text));
    }

    /// <summary>Adds a number.</summary>
    internal void Add(string name, double number) => _numbers.Add(new(name, number));

    internal void Clear()
    {
        _texts.Clear();
        _numbers.Clear();
    }
}

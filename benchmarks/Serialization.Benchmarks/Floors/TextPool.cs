namespace SpanPack.Benchmarks.Floors;

/// <summary>Makes equal texts one string, so that floors and peers find them in the cache as often as the writers do.</summary>
internal sealed class TextPool
{
    private readonly Dictionary<string, string> _texts = new(StringComparer.Ordinal);

    internal string Get(string text)
    {
        if (_texts.TryGetValue(text, out string? known)) return known;
        _texts.Add(text, text);
        return text;
    }
}

using System.Diagnostics;

namespace SpanPack;

/// <summary>Fields of a v1.0 span that are tags in every other format.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record SpanV1Fields
{
    private LiftedTexts _texts;

    /// <summary>Gets the environment, field 13; empty when the span has none.</summary>
    public string Environment { get => TextAt(LiftedTexts.Environment); init => _texts[LiftedTexts.Environment] = value; }

    /// <summary>Gets the version, field 14; empty when the span has none.</summary>
    public string Version { get => TextAt(LiftedTexts.Version); init => _texts[LiftedTexts.Version] = value; }

    /// <summary>Gets the component, field 15; empty when the span has none.</summary>
    public string Component { get => TextAt(LiftedTexts.Component); init => _texts[LiftedTexts.Component] = value; }

    /// <summary>
    /// Gets the kind, field 16: 0 unspecified, 1 internal, 2 server, 3 client, 4 producer, 5 consumer; other numbers unchanged.
    /// </summary>
    public uint Kind { get; init; }

    /// <summary>Gets all text fields; null or empty for none.</summary>
    internal LiftedTexts Texts { get => _texts; init => _texts = value; }

    /// <summary>Enumerates the text fields by the names of their tags in other formats.</summary>
    /// <returns>Names and texts, in the order of the fields; empty texts too.</returns>
    public IEnumerable<KeyValuePair<string, string>> EnumerateTexts()
    {
        for (int i = 0; i < LiftedTexts.Count; i++) yield return new(LiftedTexts.Names[i], TextAt(i));
    }

    /// <summary>Returns the same fields with another text.</summary>
    /// <param name="name">The name of the field's tag in other formats.</param>
    /// <param name="text">The text; empty for none.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such field.</exception>
    public SpanV1Fields WithText(string name, string text)
    {
        int row = Array.IndexOf(LiftedTexts.Names, name);
        if (row < 0) throw new ArgumentOutOfRangeException(nameof(name), name, "v1.0 has no text field of this name.");
        LiftedTexts texts = _texts;
        texts[row] = text;
        return this with { Texts = texts };
    }

    /// <summary>Compares the fields.</summary>
    /// <param name="other">Others, or null.</param>
    /// <returns>Whether all are the same.</returns>
    public bool Equals(SpanV1Fields? other) => other is not null && Has(other._texts, other.Kind);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        var hash = default(HashCode);
        hash.Add(Kind);
        for (int i = 0; i < LiftedTexts.Count; i++) hash.Add(TextAt(i));
        return hash.ToHashCode();
    }

    /// <summary>Returns whether the fields are these.</summary>
    internal bool Has(in LiftedTexts texts, uint kind)
    {
        if (kind != Kind) return false;
        for (int i = 0; i < LiftedTexts.Count; i++)
        {
            if (TextAt(i) != (texts[i] ?? string.Empty)) return false;
        }

        return true;
    }

    private string TextAt(int row) => _texts[row] ?? string.Empty;
}

namespace SpanPack;

/// <summary>
/// String tags that exist before spans are written, for formats with a string table: all of them, and those that remain tags in v1.0.
/// </summary>
internal sealed class NamedTexts
{
    internal static readonly NamedTexts Empty = new([], []);

    private readonly LiftedTexts _lifted;

    private NamedTexts(string[] names, string[] texts)
    {
        Texts = texts;
        Names = new NameEntries(names);
        LiftedFields lifted = default;
        var restNames = new List<string>();
        var restTexts = new List<string>();
        for (int i = 0; i < names.Length; i++)
        {
            if (lifted.TryTake(names[i], texts[i])) continue;
            restNames.Add(names[i]);
            restTexts.Add(texts[i]);
        }

        (_lifted, Kind) = (lifted.Texts, lifted.Kind);
        HasLiftedTexts = ((ReadOnlySpan<string?>)_lifted).ContainsAnyExcept((string?)null);
        bool isSame = restNames.Count == names.Length;
        NotLifted = isSame ? this : new NamedTexts([.. restTexts], new NameEntries([.. restNames]));
    }

    internal static NamedTexts Of(string[] names, string[] texts) => names.Length == 0 ? Empty : new NamedTexts(names, texts);

    internal static NamedTexts Of(List<ConstantTagEntry> pairs)
        => Of([.. pairs.ConvertAll(static pair => pair.Name)], [.. pairs.ConvertAll(static pair => pair.Value)]);

    private NamedTexts(string[] texts, NameEntries names)
    {
        Texts = texts;
        Names = names;
        NotLifted = this;
    }

    /// <summary>Gets the tags that are <see cref="LiftedFields.Texts"/>; null for none.</summary>
    internal ref readonly LiftedTexts Lifted => ref _lifted;

    /// <summary>Gets whether there are lifted texts.</summary>
    internal bool HasLiftedTexts { get; }

    /// <summary>Gets the value of <see cref="LiftedFields.Kind"/>; 0 for none.</summary>
    internal uint Kind { get; }

    internal string[] Texts { get; }

    /// <summary>Gets the names, with their places in the string table of a payload.</summary>
    internal NameEntries Names { get; }

    /// <summary>Gets the tags that remain tags in v1.0.</summary>
    internal NamedTexts NotLifted { get; }
}

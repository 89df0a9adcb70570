namespace SpanPack;

/// <summary>String tags known before spans are written, for formats with a string table: all of them, and what v1.0 leaves when some have become fields.</summary>
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

    internal static NamedTexts Of(List<ConstantTagEntry> pairs) => Of([.. pairs.ConvertAll(static pair => pair.Name)], [.. pairs.ConvertAll(static pair => pair.Value)]);

    private NamedTexts(string[] texts, NameEntries names)
    {
        Texts = texts;
        Names = names;
        NotLifted = this;
    }

    /// <summary>Those of them that are <see cref="LiftedFields.Texts"/>; null for none.</summary>
    internal ref readonly LiftedTexts Lifted => ref _lifted;

    /// <summary>Whether there are any.</summary>
    internal bool HasLiftedTexts { get; }

    /// <summary>The one of them that is <see cref="LiftedFields.Kind"/>; 0 for none.</summary>
    internal uint Kind { get; }

    internal string[] Texts { get; }

    /// <summary>The names, with their places in the string table of a payload.</summary>
    internal NameEntries Names { get; }

    /// <summary>Those that stay tags in v1.0.</summary>
    internal NamedTexts NotLifted { get; }
}

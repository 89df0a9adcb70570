namespace SpanPack;

/// <summary>Names in a fixed order, with the places of their <see cref="TableEntry"/> in a payload's string table.</summary>
internal sealed class NameEntries
{
    /// <summary>Places of the strings that are fields of a span, not tags: service, name, resource, type and, in v1.0, what is lifted from tags.</summary>
    internal const int FieldCount = 7;

    internal const int EnvironmentField = 4;
    internal const int VersionField = 5;
    internal const int ComponentField = 6;

    /// <summary>The place of every name that has no number: never filled.</summary>
    internal const int Unnumbered = FieldCount;

    /// <summary>The place of the first name that v1.0 lifts out of the tags, followed by those of the other fields of <see cref="V1LiftedFields"/>: never filled.</summary>
    internal const int Lifted = Unnumbered + 1;

    /// <summary>The place of ordinal 0.</summary>
    internal const int First = 16;

    /// <param name="names">The names.</param>
    /// <param name="slots">The slot of the value of each; null for the order of the names.</param>
    internal NameEntries(string[] names, int[]? slots = null)
    {
        Names = names;
        Plain = [.. names.Select((name, i) => new NamePlace(slots is null ? i : slots[i], PlaceOf(KeyOrdinals.Get(name))))];
        Lifting = [.. Plain.Select((place, i) => V1LiftedFields.IsLifted(names[i]) ? place with { Entry = Lifted + V1LiftedFields.FieldOf(names[i]) } : place)];
        Limit = Plain.Select(static place => place.Entry).Append(First).Max() + 1;
    }

    internal string[] Names { get; }

    /// <summary>Slots and places of all names.</summary>
    internal NamePlace[] Plain { get; }

    /// <summary>The same, with places from <see cref="Lifted"/> on for the names that are fields of a v1.0 span.</summary>
    internal NamePlace[] Lifting { get; }

    /// <summary>One more than the greatest place.</summary>
    internal int Limit { get; }

    /// <summary>The place of an ordinal.</summary>
    internal static int PlaceOf(int ordinal) => ordinal == KeyOrdinals.None ? Unnumbered : First + ordinal;
}

namespace SpanPack;

/// <summary>Names in a fixed order, with the places of their <see cref="TableEntry"/> in a payload's string table.</summary>
internal sealed class NameEntries
{
    /// <summary>Places of the strings that are fields of a span, not tags: service, name, resource, type and, in v1.0, what is lifted from tags.</summary>
    internal const int FieldCount = 7;

    /// <summary>The place of every name that has no number: never filled.</summary>
    internal const int Unnumbered = FieldCount;

    /// <summary>The place of every name that v1.0 lifts out of the tags: never filled.</summary>
    internal const int Lifted = Unnumbered + 1;

    /// <summary>The place of ordinal 0.</summary>
    internal const int First = 16;

    internal NameEntries(string[] names)
    {
        Names = names;
        Plain = Array.ConvertAll(names, static name => Of(KeyOrdinals.Get(name)));
        Lifting = [.. Plain.Select((place, i) => IsLifted(names[i]) ? Lifted : place)];
        Limit = Plain.Append(First).Max() + 1;
    }

    private NameEntries()
    {
        Names = [];
        Plain = [.. Enumerable.Range(0, FieldCount)];
        Lifting = Plain;
        Limit = First;
    }

    /// <summary>The strings that are fields; they have no names of their own in the table.</summary>
    internal static NameEntries Fields { get; } = new();

    internal string[] Names { get; }

    /// <summary>Places of all names.</summary>
    internal int[] Plain { get; }

    /// <summary>The same, with <see cref="Lifted"/> for the names that are fields of a v1.0 span.</summary>
    internal int[] Lifting { get; }

    /// <summary>One more than the greatest place.</summary>
    internal int Limit { get; }

    internal static bool IsLifted(string name) => name is TagNames.Environment or TagNames.Version or TagNames.Component or TagNames.SpanKind;

    private static int Of(int ordinal) => ordinal == KeyOrdinals.None ? Unnumbered : First + ordinal;
}

namespace SpanPack;

/// <summary>Names in a fixed order, with the places of their <see cref="TableEntry"/> in a payload's string table.</summary>
internal sealed class NameEntries
{
    /// <summary>
    /// The places of strings that are fields of a span, not tags: service, name, resource, type and, in v1.0, fields lifted from tags.
    /// </summary>
    internal const int FieldCount = FirstLifted + LiftedTexts.Count;

    /// <summary>The place of the first text of <see cref="LiftedTexts"/>.</summary>
    internal const int FirstLifted = HeadStrings.Count;

    /// <summary>The place of every name without an ordinal: never filled.</summary>
    internal const int NoOrdinal = FieldCount;

    /// <summary>The place of ordinal 0.</summary>
    internal const int First = FieldCount + 1;

    internal static readonly NameEntries Empty = new([]);

    /// <param name="names">The names.</param>
    /// <param name="slots">The slot of the value of each; null for the order of the names.</param>
    internal NameEntries(string[] names, int[]? slots = null)
    {
        Names = names;
        Places = new NamePlace[names.Length];
        Limit = First + 1;
        int liftedCount = 0;
        for (int i = 0; i < names.Length; i++) // loops: LINQ over a struct is compiled anew, at start-up
        {
            int ordinal = KeyOrdinals.Get(names[i]);
            int place = PlaceOf(ordinal);
            Places[i] = new NamePlace(slots is null ? i : slots[i], place);
            Limit = Math.Max(Limit, place + 1);
            if (LiftedFields.IsLifted(ordinal)) liftedCount++;
        }

        Lifted = new NamePlace[liftedCount];
        LiftedNames = new string[liftedCount];
        NotLifted = liftedCount == 0 ? this : Part(names);
    }

    private NameEntries Part(string[] names)
    {
        var rest = new string[names.Length - Lifted.Length];
        var restSlots = new int[rest.Length];
        int lifted = 0;
        for (int i = 0; i < names.Length; i++)
        {
            int ordinal = KeyOrdinals.Get(names[i]);
            if (!LiftedFields.IsLifted(ordinal))
            {
                (rest[i - lifted], restSlots[i - lifted]) = (names[i], Places[i].Slot);
                continue;
            }

            Lifted[lifted] = new NamePlace(Places[i].Slot, ordinal);
            LiftedNames[lifted++] = names[i];
        }

        return new NameEntries(rest, restSlots);
    }

    internal string[] Names { get; }

    /// <summary>Slots and places of all names.</summary>
    internal NamePlace[] Places { get; }

    /// <summary>Gets the names that remain tags in v1.0.</summary>
    internal NameEntries NotLifted { get; }

    /// <summary>
    /// Gets the slots of names that are fields of a v1.0 span, with the number of the name among <see cref="KeyOrdinals"/> instead of a
    /// place.
    /// </summary>
    internal NamePlace[] Lifted { get; }

    internal string[] LiftedNames { get; }

    /// <summary>Gets the greatest place plus one.</summary>
    internal int Limit { get; }

    /// <summary>Returns the place of an ordinal.</summary>
    internal static int PlaceOf(int ordinal) => ordinal == KeyOrdinals.None ? NoOrdinal : First + ordinal;
}

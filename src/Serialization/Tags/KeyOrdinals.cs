namespace SpanPack;

/// <summary>One small number for each distinct tag name, process-wide, never reused for another name.</summary>
internal static class KeyOrdinals
{
    /// <summary>The limit of numbered names, so that arrays indexed by the number stay small however many assemblies are loaded.</summary>
    internal const int Max = 4096;

    /// <summary>The ordinal of a name without a number.</summary>
    internal const int None = -1;

    /// <summary>
    /// The number of <see cref="TagNames.SpanKind"/>, after those of <see cref="LiftedTexts"/>: formats with fields for these tags
    /// recognize them by the number.
    /// </summary>
    internal const int SpanKind = LiftedTexts.Count;

    private static readonly Dictionary<string, int> s_ordinals = FirstNumbers();
    private static int s_count = s_ordinals.Count;

    /// <summary>Gets the number of assigned ordinals: the length of an array that is indexed by them.</summary>
    internal static int Count => Volatile.Read(ref s_count);

    /// <summary>Returns the number of a name that was set by hand: such names leave half of the numbers to tag classes.</summary>
    internal static int GetCustom(string name) => Get(name, Max / 2);

    internal static int Get(string name) => Get(name, Max);

    /// <summary>Returns the number of a name, if it has one.</summary>
    internal static int Find(string name) => Get(name, max: 0);

    private static Dictionary<string, int> FirstNumbers()
    {
        var ordinals = new Dictionary<string, int>(StringComparer.Ordinal);
        foreach (string name in LiftedTexts.Names) ordinals.Add(name, ordinals.Count);
        ordinals.Add(TagNames.SpanKind, SpanKind);
        return ordinals;
    }

    private static int Get(string name, int max)
    {
        lock (s_ordinals)
        {
            if (s_ordinals.TryGetValue(name, out int ordinal)) return ordinal;
            if (s_count >= max) return None;
            ordinal = s_count;
            s_ordinals.Add(name, ordinal);
            Volatile.Write(ref s_count, ordinal + 1);
            return ordinal;
        }
    }
}

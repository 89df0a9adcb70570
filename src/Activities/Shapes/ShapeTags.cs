namespace SpanPack;

/// <summary>Selects the tags of activities that may have any value in a shape: those that the mapping passes on unchanged.</summary>
internal static class ShapeTags
{
    /// <summary>The maximum characters of a text: even as UTF-8, no rule cuts it.</summary>
    internal const int MaxText = 1_600;

    private const ulong Decisions = (1UL << (int)AttributeId.ManualKeep) | (1UL << (int)AttributeId.ManualDrop)
        | (1UL << (int)AttributeId.SamplingPriority) | (1UL << (int)AttributeId.SamplingPriorityTag);

    /// <summary>Finds the possible values of a tag in the shape of a span with it.</summary>
    /// <returns>Null without a shape: the program decides by the tag, or its value is of another kind.</returns>
    internal static HoleKind? Find(string name, object value)
    {
        AttributeKey? key = AttributeKeys.Find(name);
        if (key is not null && key.Id != AttributeId.None && (Decisions & (1UL << (int)key.Id)) != 0) return null;
        bool isGuard = IsLookedAt(key, name);
        return value switch
        {
            string text => isGuard || text.Length == 0 ? HoleKind.Guard : text.Length <= MaxText ? HoleKind.Text : null,
            bool => HoleKind.Guard,
            int => isGuard ? HoleKind.Guard : HoleKind.Int32,
            long => isGuard ? HoleKind.Guard : HoleKind.Int64,
            double real => isGuard ? HoleKind.Guard : double.IsFinite(real) ? HoleKind.Double : null,
            _ => null,
        };
    }

    // Statements become resources as they are. Names that a tracer uses itself, and that formats have fields for, are compared by writers.
    private static bool IsLookedAt(AttributeKey? key, string name)
    {
        if (key is { Id: AttributeId.DbStatement or AttributeId.DbQueryText }) return false;
        if (key is not null && (key.Id != AttributeId.None || key.IsSpecial || key.IsChosen)) return true;
        string tag = key?.Tag.Name ?? name;
        return tag.StartsWith("_dd.", StringComparison.Ordinal) || tag is "span.kind" or "component" or "error.type"
            || ReservedNames.Find(tag) != ReservedNames.None;
    }
}

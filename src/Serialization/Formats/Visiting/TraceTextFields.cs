namespace SpanPack;

/// <summary>The equivalents of text fields in other formats. Safe for any number of threads.</summary>
public static class TraceTextFields
{
    /// <summary>The field of the first row of <see cref="LiftedTexts"/>; those of the others follow.</summary>
    internal const TraceTextField FirstLifted = TraceTextField.SpanEnvironment;

    internal const int Count = (int)FirstLifted + LiftedTexts.Count;

    /// <summary>Gets the name of the tag for a field of a v1.0 span in other formats.</summary>
    /// <param name="field">The field.</param>
    /// <returns>The name, as <see cref="SpanV1Fields.WithText"/> takes it; null for other fields.</returns>
    public static string? GetTagName(this TraceTextField field)
        => field >= FirstLifted && (int)field < Count ? LiftedTexts.Names[field - FirstLifted] : null;
}

namespace SpanPack;

/// <summary>
/// Texts, up to the length for which a line has room. A text that many spans refer to by its index is one object, at any length.
/// </summary>
internal sealed class DrawnTexts
{
    /// <summary>The cells of the widest line.</summary>
    internal const int MaxCells = 1000;

    private const int MaxBytes = 4 * MaxCells; // UTF-8 has at most four for a character

    // Values that hold others are built as a whole, thirty times as large as their bytes: in a larger payload they show as [..] and {..}.
    private const int MaxNestedPayload = 4 * 1024 * 1024;

    private readonly Dictionary<int, string> _long = []; // of the string table
    private readonly bool _buildsNested;

    internal DrawnTexts(int payloadBytes) => _buildsNested = payloadBytes <= MaxNestedPayload;

    internal string Cut(in TraceText text)
    {
        if (text.Index < 0 || text.Utf8.Length <= MaxBytes) return Utf8Text.Cut(text, MaxBytes);
        if (!_long.TryGetValue(text.Index, out string? cut)) _long.Add(text.Index, cut = Utf8Text.Cut(text, MaxBytes));
        return cut;
    }

    internal TagValue Cut(in TraceValue value) => value.Kind switch
    {
        TagValueKind.String => Cut(value.AsText()),
        TagValueKind.Array when !_buildsNested => "[..]",
        TagValueKind.KeyValueList when !_buildsNested => "{..}",
        _ => value.ToTagValue(),
    };
}

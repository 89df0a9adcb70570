namespace SpanPack;

/// <summary>
/// The costs of objects from a payload in an <see cref="ObjectBudget"/>: bytes on 64 bits, including the reserve of growing lists.
/// </summary>
/// <remarks><c>BudgetTests</c> compares these numbers with actual allocations.</remarks>
internal static class ObjectCosts
{
    /// <summary>A tag in the list of its span.</summary>
    internal const int Tag = 40;

    /// <summary>An attribute of a payload, a chunk, a link, an event or a list of pairs, in the list and in its index.</summary>
    internal const int Attribute = 120;

    /// <summary>The value of a tag that is neither text nor a double, as an object.</summary>
    internal const int TypedValue = 80;

    /// <summary>An array or a list of pairs.</summary>
    internal const int NestedValue = 120;

    /// <summary>An element of an array of unknown length.</summary>
    internal const int Element = 96;

    /// <summary>The header of a payload, which is created again for each field.</summary>
    internal const int Header = 128;

    private const int Chunk = 200;
    private const int Span = 232;
    private const int LinkOrEvent = 200; // with the object for what most spans do not have
    private const int Name = 160;
    private const int BytesPerNameByte = 3; // as text and as MessagePack

    internal static int Of(TraceElement element) => element switch
    {
        TraceElement.Span => Span,
        TraceElement.Chunk => Chunk,
        _ => LinkOrEvent,
    };

    /// <summary>
    /// Returns the cost of the name of a tag that is not cached. Such a name is hashed and encoded each time, so it counts each time.
    /// </summary>
    /// <param name="utf8Length">Its bytes in the payload.</param>
    internal static long TagName(int utf8Length) => Name + ((long)BytesPerNameByte * utf8Length);

    /// <summary>
    /// Takes the memory of a value in addition to its place. Arrays and lists of pairs count when they are built, texts of a table when
    /// they are decoded.
    /// </summary>
    /// <exception cref="ObjectBudgetException">The budget does not suffice.</exception>
    internal static void TakeValue(this ObjectBudget budget, in TraceValue value)
    {
        if (value.IsBuilt) return;
        if (value.Kind == TagValueKind.Bytes) budget.TakeText(value.AsBytes().Length);
        else if (value.Kind == TagValueKind.String && value.AsText() is { Table: null } text) budget.TakeText(text.Utf8.Length);
    }
}

namespace SpanPack;

/// <summary>The change that a conversion made to data that the target format cannot hold.</summary>
public enum ConversionLossKind
{
    /// <summary>The data is dropped: the target has no place for it.</summary>
    Dropped,

    /// <summary>The data has another form, such as JSON text, which is not restored when converted back.</summary>
    Reshaped,

    /// <summary>The value was changed to one that the target can hold.</summary>
    Adjusted,
}

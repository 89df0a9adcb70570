namespace SpanPack;

/// <summary>What a conversion did to something that the target format cannot hold as it was.</summary>
public enum ConversionLossKind
{
    /// <summary>It is gone: the target has no place for it.</summary>
    Dropped,

    /// <summary>It is there in another form, such as JSON text, from which it is not made again when converted back.</summary>
    Reshaped,

    /// <summary>Its value was changed to one that the target can hold.</summary>
    Adjusted,
}

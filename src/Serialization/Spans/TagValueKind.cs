namespace SpanPack;

/// <summary>
/// The kind of a <see cref="TagValue"/>. The numbers up to 4 are those of the wire (v0.4 and v0.7 span events); v1.0 uses other numbers.
/// </summary>
public enum TagValueKind
{
    /// <summary>Text.</summary>
    String = 0,

    /// <summary>A Boolean.</summary>
    Bool = 1,

    /// <summary>A signed integer of 64 bits.</summary>
    Int = 2,

    /// <summary>A floating-point number of 64 bits.</summary>
    Double = 3,

    /// <summary>An array of the other kinds.</summary>
    Array = 4,

    /// <summary>Binary data (v1.0).</summary>
    Bytes = 5,

    /// <summary>Pairs of key and value (v1.0).</summary>
    KeyValueList = 6,
}

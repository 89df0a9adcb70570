namespace SpanPack;

/// <summary>What a <see cref="TagValue"/> holds. The numbers are those of the wire (v0.4 and v0.7 span events).</summary>
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
}

namespace SpanPack;

/// <summary>A field whose value is a map of attributes. Implemented by structs, so that the loop is compiled for each.</summary>
internal interface IAttributeMap
{
    /// <summary>The name of the field, encoded.</summary>
    public static abstract ReadOnlySpan<byte> Name { get; }

    /// <summary>Returns whether the map can hold a value.</summary>
    public static abstract bool CanHold(in TagValue value);

    /// <summary>Writes a value. Asks for the room it needs.</summary>
    public static abstract ref byte WriteValue(scoped ref OutputWindow window, ref byte cursor, scoped in TagValue value);
}

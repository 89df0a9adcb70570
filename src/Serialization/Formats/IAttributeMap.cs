namespace SpanPack;

/// <summary>A field whose value is a map of attributes. Implemented by structs, so that the loop is compiled for each.</summary>
internal interface IAttributeMap
{
    /// <summary>The name of the field, encoded.</summary>
    static abstract ReadOnlySpan<byte> Name { get; }

    /// <summary>Returns whether the map can hold a value.</summary>
    static abstract bool CanHold(in TagValue value);

    /// <summary>Writes a value. Asks for the room it needs.</summary>
    static abstract ref byte WriteValue(scoped ref OutputWindow window, ref byte cursor, scoped in TagValue value);
}

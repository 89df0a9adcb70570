namespace SpanPack;

/// <summary>One constant tag of a tag class.</summary>
internal sealed class ConstantTagEntry(string name, string value, Range bytes)
{
    /// <summary>The key.</summary>
    internal readonly string Name = name;

    /// <summary>The value.</summary>
    internal readonly string Value = value;

    /// <summary>The number of the name among <see cref="ReservedNames"/>.</summary>
    internal readonly byte Reserved = ReservedNames.Find(name);

    /// <summary>The range of the pair in the run.</summary>
    internal readonly Range Bytes = bytes;
}

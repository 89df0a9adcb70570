namespace SpanPack.Benchmarks.CodeSize;

/// <summary>What a generated method of a tag class is for.</summary>
internal enum GeneratedPart
{
    /// <summary>Gets or sets a tag.</summary>
    Accessor,

    /// <summary>Shows the writers what an object holds: <c>GetLevel</c>.</summary>
    Override,

    /// <summary>Makes the table of the class, once a process, and points to the names in it.</summary>
    Table,
}

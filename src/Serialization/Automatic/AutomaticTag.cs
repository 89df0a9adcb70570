namespace SpanPack;

/// <summary>One tag that a tracer adds: a row of the table in <see cref="AutomaticTags"/>.</summary>
/// <param name="Name">The name; one of <see cref="ReservedNames"/>.</param>
/// <param name="Scope">On which spans it goes.</param>
/// <param name="IsNumber">Whether it is a number (<c>metrics</c>), not text (<c>meta</c>).</param>
/// <param name="Needs">What the chunk must have for it; only then the value is asked for.</param>
/// <param name="Value">Its value, or nothing where a span of its scope does not get it.</param>
internal sealed record AutomaticTag(string Name, AutomaticScope Scope, bool IsNumber, ChunkMarks Needs, AutomaticValue Value)
{
    /// <summary>The number of the name.</summary>
    internal byte Number { get; } = ReservedNames.Find(Name);

    /// <summary>The bit of <see cref="Number"/>.</summary>
    internal ulong Bit => ReservedNames.Bit(Number);

    /// <summary>The number of the name among <see cref="KeyOrdinals"/>, if the tag is a number: texts are looked up by their names.</summary>
    internal int Ordinal { get; } = IsNumber ? KeyOrdinals.Get(Name) : KeyOrdinals.None;

    /// <summary>The name as MessagePack.</summary>
    internal EncodedKey Key { get; } = new(Name);

    /// <summary>The name of a number as MessagePack and the code of float 64, 32 bytes at most; empty for a text.</summary>
    internal PaddedBytes NumberKey { get; } = IsNumber ? new([.. EncodedString.Encode(Name), MessagePackCode.Float64]) : default;
}

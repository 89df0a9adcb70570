namespace SpanPack;

/// <summary>One tag that a tracer adds: a row of the table in <see cref="AutomaticTags"/>.</summary>
/// <param name="Name">The name; one of <see cref="ReservedNames"/>.</param>
/// <param name="Scope">The spans that get it.</param>
/// <param name="IsNumber">Whether it is a number (<c>metrics</c>) instead of text (<c>meta</c>).</param>
/// <param name="Needs">The parts that the chunk must have; without them the value is not requested.</param>
/// <param name="Value">Its value, or nothing for a span of its scope that does not get it.</param>
internal sealed record AutomaticTag(string Name, AutomaticScope Scope, bool IsNumber, ChunkMarks Needs, AutomaticValue Value)
{
    /// <summary>Gets the number of the name.</summary>
    internal byte Number { get; } = ReservedNames.Find(Name);

    /// <summary>Gets the bit of <see cref="Number"/>.</summary>
    internal ulong Bit => ReservedNames.Bit(Number);

    /// <summary>Gets the ordinal of a number's name among <see cref="KeyOrdinals"/>; texts are looked up by their names.</summary>
    internal int Ordinal { get; } = IsNumber ? KeyOrdinals.Get(Name) : KeyOrdinals.None;

    /// <summary>Gets the name as MessagePack.</summary>
    internal EncodedKey Key { get; } = new(Name);

    /// <summary>Gets the name of a number as MessagePack and the code of float 64, 32 bytes at most; empty for a text.</summary>
    internal PaddedBytes NumberKey { get; } = IsNumber ? new([.. EncodedString.Encode(Name), MessagePackCode.Float64]) : default;
}

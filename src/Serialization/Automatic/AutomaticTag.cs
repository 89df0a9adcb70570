namespace SpanPack;

/// <summary>One tag that a tracer adds: a row of the table in <see cref="AutomaticTags"/>.</summary>
/// <param name="name">The name; one of <see cref="ReservedNames"/>.</param>
/// <param name="scope">The spans that get it.</param>
/// <param name="needs">The parts that the chunk must have; without them the value is not requested.</param>
/// <param name="text">The value of a text (<c>meta</c>); null for a number.</param>
/// <param name="number">The value of a number (<c>metrics</c>); null for a text.</param>
internal sealed class AutomaticTag(string name, AutomaticScope scope, ChunkMarks needs, AutomaticText? text, AutomaticNumber? number)
{
    internal readonly string Name = name;
    internal readonly AutomaticScope Scope = scope;
    internal readonly bool IsNumber = number is not null;
    internal readonly ChunkMarks Needs = needs;
    internal readonly AutomaticText? TextOf = text;
    internal readonly AutomaticNumber? NumberOf = number;

    /// <summary>The number of the name.</summary>
    internal readonly byte Number = ReservedNames.Find(name);

    /// <summary>The name as MessagePack.</summary>
    internal readonly EncodedKey Key = new(name);

    /// <summary>The name of a number as MessagePack and the code of float 64, 32 bytes at most; empty for a text.</summary>
    internal readonly PaddedBytes NumberKey = number is not null ? new([.. EncodedString.Encode(name), MessagePackCode.Float64]) : default;

    /// <summary>The bit of <see cref="Number"/>.</summary>
    internal readonly ulong Bit = ReservedNames.Bit(ReservedNames.Find(name));

    private int _ordinal = KeyOrdinals.None; // found at its first use

    /// <summary>Gets the ordinal of a number's name among <see cref="KeyOrdinals"/>; texts are looked up by their names.</summary>
    internal int Ordinal => !IsNumber || _ordinal != KeyOrdinals.None ? _ordinal : _ordinal = KeyOrdinals.Get(Name);
}

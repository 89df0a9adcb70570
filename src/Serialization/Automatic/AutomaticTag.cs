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

    /// <summary>The name as MessagePack.</summary>
    internal EncodedKey Key { get; } = new(Name);
}

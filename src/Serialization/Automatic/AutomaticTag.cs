namespace SpanPack;

/// <summary>One tag that a tracer adds: a row of the table in <see cref="AutomaticTags"/>.</summary>
internal sealed class AutomaticTag
{
    /// <param name="name">The name; one of <see cref="ReservedNames"/>.</param>
    /// <param name="scope">On which spans it goes.</param>
    /// <param name="isNumber">Whether it is a number (<c>metrics</c>), not text (<c>meta</c>).</param>
    /// <param name="needs">What the chunk must have for it; only then the value is asked for.</param>
    /// <param name="value">Its value, or nothing where a span of its scope does not get it.</param>
    internal AutomaticTag(string name, AutomaticScope scope, bool isNumber, ChunkMarks needs, AutomaticValue value)
    {
        Name = name;
        Number = ReservedNames.Find(name);
        Scope = scope;
        IsNumber = isNumber;
        Needs = needs;
        Value = value;
        Key = new EncodedKey(name);
    }

    internal string Name { get; }

    /// <summary>The number of the name.</summary>
    internal byte Number { get; }

    /// <summary>The bit of <see cref="Number"/>.</summary>
    internal ulong Bit => ReservedNames.Bit(Number);

    internal AutomaticScope Scope { get; }

    internal bool IsNumber { get; }

    internal ChunkMarks Needs { get; }

    internal AutomaticValue Value { get; }

    /// <summary>The name as MessagePack.</summary>
    internal EncodedKey Key { get; }
}

namespace SpanPack;

/// <summary>Writes constants that the generator has encoded.</summary>
/// <remarks>Safe for any number of threads with separate writers.</remarks>
public static class NerdbankWriterExtensions
{
    /// <summary>
    /// Writes a constant that the generator encoded: the bytes of a property with <c>[MessagePackString]</c> or <c>[MessagePackPair]</c>.
    /// </summary>
    /// <param name="writer">The writer.</param>
    /// <param name="constant">Complete MessagePack values.</param>
    /// <remarks>
    /// Calls <c>WriteRaw</c>. For writers with <c>OldSpec</c>, strings of 32 to 255 bytes get the header of the old specification.
    /// </remarks>
    public static void WriteConstant(ref this MessagePackWriter writer, ReadOnlySpan<byte> constant)
    {
        if (writer.OldSpec) OldSpecTranscoder.Write(ref writer, constant);
        else writer.WriteRaw(constant);
    }
}

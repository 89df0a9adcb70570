namespace SpanPack;

/// <summary>
/// Encodes automatic tags that exist before spans are written: keys and values one after the other, without a map header.
/// </summary>
internal static class V04Run
{
    /// <summary>Returns the bytes of a run.</summary>
    // two threads at once make it twice
    internal static PaddedBytes Of(AutomaticRun run) => ((Encoded)(run.KeyedEncoding ??= new Encoded(new PaddedBytes(Encode(run))))).Bytes;

    /// <summary>Encodes tags: texts first, then numbers.</summary>
    internal static byte[] Encode(AutomaticRun run)
    {
        var bytes = new List<byte>();
        for (int i = 0; i < run.Texts.Length; i++)
        {
            bytes.AddRange(EncodedString.Encode(run.TextNames[i]));
            bytes.AddRange(EncodedString.Encode(run.Texts[i]));
        }

        Span<byte> number = stackalloc byte[9];
        for (int i = 0; i < run.Numbers.Length; i++)
        {
            bytes.AddRange(EncodedString.Encode(run.NumberNames[i]));
            MessagePackPrimitives.WriteDouble(ref number[0], run.Numbers[i]);
            bytes.AddRange(number);
        }

        return bytes.ToArray();
    }

    private sealed record Encoded(PaddedBytes Bytes);
}

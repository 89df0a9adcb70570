namespace SpanPack.Generators.Emitting;

/// <summary>Arrays of constant bytes. As a span they are data of the assembly: nothing is allocated.</summary>
internal static class ByteData
{
    private const int MaxInline = 40;  // a key and its header on one line
    private const int MaxPerLine = 32;

    /// <summary>Writes <c>declaration => new byte[] { ... };</c>, on one line when it is short.</summary>
    internal static void Write(IndentedWriter writer, string declaration, byte[] bytes)
    {
        if (bytes.Length <= MaxInline)
        {
            writer.WriteLine($"{declaration} => new byte[] {{ {HexBytes.Format(bytes)} }};");
            return;
        }
        writer.WriteLine($"{declaration} => new byte[]");
        writer.OpenBlock();
        for (int start = 0; start < bytes.Length; start += MaxPerLine)
            writer.WriteLine(HexBytes.Format(bytes, start, Math.Min(MaxPerLine, bytes.Length - start)) + ",");
        writer.CloseBlock("};");
    }

    /// <summary>Writes <c>start new byte[] { ... } end</c> with one entry a line and a comment with its text.</summary>
    internal static void WriteEntries(IndentedWriter writer, string start, IEnumerable<(byte[] Bytes, string Text)> entries, string end)
    {
        writer.WriteLine($"{start}new byte[]");
        writer.OpenBlock();
        foreach ((byte[] bytes, string text) in entries)
            writer.WriteLine($"{HexBytes.Format(bytes)}, // {DisplayText.ForComment(text)}");
        writer.CloseBlock("}" + end);
    }
}

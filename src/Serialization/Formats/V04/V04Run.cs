using System.Text;

namespace SpanPack;

/// <summary>Encodes automatic tags that are known before spans are written: keys and values one after the other, without a map header.</summary>
internal static class V04Run
{
    /// <summary>Bytes of a run.</summary>
    internal static PaddedBytes Of(AutomaticRun run) => ((Encoded)(run.KeyedEncoding ??= new Encoded(new PaddedBytes(Encode(run))))).Bytes; // two threads at once make it twice

    /// <summary>Encodes tags: texts first, then numbers.</summary>
    internal static byte[] Encode(AutomaticRun run)
    {
        var bytes = new List<byte>();
        for (int i = 0; i < run.Texts.Length; i++)
        {
            AddText(bytes, run.TextNames[i]);
            AddText(bytes, run.Texts[i]);
        }

        Span<byte> number = stackalloc byte[9];
        for (int i = 0; i < run.Numbers.Length; i++)
        {
            AddText(bytes, run.NumberNames[i]);
            MessagePackPrimitives.WriteDouble(ref number[0], run.Numbers[i]);
            bytes.AddRange(number);
        }

        return [.. bytes];
    }

    private static void AddText(List<byte> bytes, string text)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(text); // a lone surrogate becomes U+FFFD
        Span<byte> header = stackalloc byte[StringHeader.MaxSize];
        bytes.AddRange(header[..StringHeader.Write(header, utf8.Length)]);
        bytes.AddRange(utf8);
    }

    private sealed record Encoded(PaddedBytes Bytes);
}

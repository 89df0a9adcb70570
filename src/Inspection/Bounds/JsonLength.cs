using System.Buffers;

namespace SpanPack;

/// <summary>The length of texts in JSON.</summary>
internal static class JsonLength
{
    private const int ControlExtra = 5; // \u0000 for one byte

    private static readonly SearchValues<byte> s_escaped =
        SearchValues.Create([.. Enumerable.Range(0, 0x20).Select(static code => (byte)code), (byte)'"', (byte)'\\']);

    internal static long Of(ReadOnlySpan<byte> utf8)
    {
        long length = utf8.Length;
        for (int next; (next = utf8.IndexOfAny(s_escaped)) >= 0; utf8 = utf8[(next + 1)..]) length += ControlExtra;
        return length;
    }
}

using System.Text;

namespace SpanPack;

/// <summary>Lengths as the agent counts them: bytes of UTF-8.</summary>
internal static class Utf8Length
{
    internal static int Of(string text) => Encoding.UTF8.GetByteCount(text);

    /// <summary>Returns whether text has more bytes; cheap for short text.</summary>
    internal static bool Exceeds(string text, int maxBytes)
        => text.Length > maxBytes || (text.Length > maxBytes / 3 && Of(text) > maxBytes);

    /// <summary>Returns the beginning of a text, cut between two characters.</summary>
    internal static string Cut(string text, int maxBytes) => Utf8Cut.Of(text, maxBytes);
}

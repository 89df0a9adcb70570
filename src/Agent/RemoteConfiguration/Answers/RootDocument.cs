namespace SpanPack;

/// <summary>The roots that an agent sends. Their keys are not used, because signatures are not checked.</summary>
internal static class RootDocument
{
    private static readonly string[] s_documentFields = ["signed"];
    private static readonly string[] s_signedFields = ["version"];

    /// <summary>Reads the version of the last root; null when there is none.</summary>
    /// <exception cref="InvalidConfigurationException">It is not a root with a version of 1 or more.</exception>
    internal static long? ReadLast(ReadOnlySpan<byte> roots)
    {
        if (roots.IsEmpty) return null;
        ReadOnlySpan<byte> last = default;
        JsonItems items = JsonItems.OfArray(roots, "roots");
        while (items.MoveNext()) last = items.Current;
        return last.IsEmpty ? null : ReadVersion(ConfigurationValue.ReadBase64(last, "a root"));
    }

    private static long ReadVersion(ReadOnlySpan<byte> root)
    {
        Span<Range> found = stackalloc Range[1];
        JsonItems.Find(root, "a root", s_documentFields, found);
        ReadOnlySpan<byte> signed = root[found[0]];
        if (signed.IsEmpty) throw new InvalidConfigurationException("a root is not signed");
        JsonItems.Find(signed, "a root", s_signedFields, found);
        long version = signed[found[0]].IsEmpty ? 0 : ConfigurationValue.ReadNumber(signed[found[0]], "the version of a root");
        return version >= 1 ? version : throw new InvalidConfigurationException("a root has no version");
    }
}

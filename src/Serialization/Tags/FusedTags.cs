namespace SpanPack;

/// <summary>Automatic tags whose value is known when the library is compiled: key and value in one run of bytes.</summary>
internal static partial class FusedTags
{
    [MessagePackPair(TagNames.Language, "dotnet")]
    internal static partial ReadOnlySpan<byte> LanguageDotnet { get; }

    [MessagePackPair(TagNames.RuntimeFamily, "dotnet")]
    internal static partial ReadOnlySpan<byte> RuntimeFamilyDotnet { get; }
}

namespace SpanPack.Packing.Materials;

/// <summary>A package or project that another one uses.</summary>
/// <param name="Id">The id of the package.</param>
/// <param name="Version">Its version.</param>
/// <param name="Sha512">The hash of the package, in hexadecimal digits; null for a project.</param>
/// <param name="License">An SPDX expression; null when the package has none.</param>
/// <param name="IsForBuild">Whether it is used by the build alone, such as an analyzer.</param>
internal sealed record Material(string Id, string Version, string? Sha512, string? License, bool IsForBuild)
{
    /// <summary>Gets its identifier in the document. SPDX 2.3, 7.2: letters, digits, dots and hyphens.</summary>
    internal string Reference => $"SPDXRef-Package-{Id}-{Version}".Replace('_', '-').Replace('+', '-');
}

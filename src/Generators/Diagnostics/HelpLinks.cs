namespace SpanPack.Generators.Diagnostics;

/// <summary>Where the page of a diagnostic is.</summary>
internal static class HelpLinks
{
    internal static string For(string id) => $"https://github.com/spanpack/spanpack/blob/main/docs/diagnostics/{id}.md";
}

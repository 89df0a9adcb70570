using System.Diagnostics;

namespace SpanPack;

/// <summary>A library that the program has loaded.</summary>
/// <remarks>Immutable. Of texts up to 300 characters are reported.</remarks>
/// <param name="Name">The name, such as <c>Newtonsoft.Json</c>.</param>
/// <param name="Version">The version; null for none known.</param>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TelemetryDependency(string Name, string? Version)
{
    private const int MaxChars = 300;

    /// <summary>Says which it is; for a person.</summary>
    /// <returns>Name and version.</returns>
    public override string ToString() => $"{Name} {Version}";

    internal TelemetryDependency Shorten() => new(CutText.Of(Name, MaxChars), CutText.OrNull(Version, MaxChars));
}

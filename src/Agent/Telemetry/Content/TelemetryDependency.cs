using System.Diagnostics;

namespace SpanPack;

/// <summary>A loaded library of the program.</summary>
/// <remarks>Immutable. The first 300 characters of each text are reported.</remarks>
/// <param name="Name">The name, such as <c>Newtonsoft.Json</c>.</param>
/// <param name="Version">The version; null if unknown.</param>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TelemetryDependency(string Name, string? Version)
{
    private const int MaxChars = 300;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Name and version.</returns>
    public override string ToString() => $"{Name} {Version}";

    internal TelemetryDependency Shorten() => new(CutText.Of(Name, MaxChars), CutText.OrNull(Version, MaxChars));
}

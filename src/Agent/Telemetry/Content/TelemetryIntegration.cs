using System.Diagnostics;
using System.Text.Json.Serialization;

namespace SpanPack;

/// <summary>A library that is instrumented, or could be.</summary>
/// <remarks>
/// Immutable. A later report with the same name replaces the earlier one. The first 500 characters of each text are reported.
/// </remarks>
/// <param name="Name">The name, such as <c>HttpMessageHandler</c>.</param>
/// <param name="IsEnabled">Whether it creates spans.</param>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TelemetryIntegration(string Name, [property: JsonPropertyName("enabled")] bool IsEnabled)
{
    private const int MaxChars = 500;

    /// <summary>Gets or initializes the version; null (the default) if unknown.</summary>
    public string? Version { get; init; }

    /// <summary>Gets or initializes whether it is enabled by default; null (the default) if unknown.</summary>
    public bool? AutoEnabled { get; init; }

    /// <summary>Gets or initializes whether this version can be instrumented; null (the default) if unknown.</summary>
    public bool? Compatible { get; init; }

    /// <summary>Gets or initializes the error; null (the default) for none. Secrets in it are not reported.</summary>
    public string? Error { get; init; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Name, version and whether it is enabled.</returns>
    public override string ToString() => $"{Name} {Version}{(IsEnabled ? "" : " (off)")}";

    internal TelemetryIntegration Shorten() => this with
    {
        Name = CutText.Of(Name, MaxChars),
        Version = CutText.OrNull(Version, MaxChars),
        Error = Error is null ? null : CutText.Of(SecretText.OfMessage(Error), MaxChars),
    };
}

using System.Diagnostics;
using System.Text.Json.Serialization;

namespace SpanPack;

/// <summary>A library that is instrumented, or could be.</summary>
/// <remarks>Immutable. One that is reported again, by its name, replaces what was said of it. Of texts up to 500 characters are reported.</remarks>
/// <param name="Name">The name, such as <c>HttpMessageHandler</c>.</param>
/// <param name="IsEnabled">Whether it makes spans.</param>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TelemetryIntegration(string Name, [property: JsonPropertyName("enabled")] bool IsEnabled)
{
    private const int MaxChars = 500;

    /// <summary>Gets or initializes the version; null (the default) for none known.</summary>
    public string? Version { get; init; }

    /// <summary>Gets or initializes whether it was enabled without anybody asking; null (the default) for not known.</summary>
    public bool? AutoEnabled { get; init; }

    /// <summary>Gets or initializes whether this version can be instrumented; null (the default) for not known.</summary>
    public bool? Compatible { get; init; }

    /// <summary>Gets or initializes what went wrong; null (the default) for nothing. Secrets in it are not reported.</summary>
    public string? Error { get; init; }

    /// <summary>Says which it is; for a person.</summary>
    /// <returns>Name, version and whether it is enabled.</returns>
    public override string ToString() => $"{Name} {Version}{(IsEnabled ? "" : " (off)")}";

    internal TelemetryIntegration Shorten() => this with
    {
        Name = CutText.Of(Name, MaxChars),
        Version = CutText.OrNull(Version, MaxChars),
        Error = Error is null ? null : CutText.Of(SecretText.OfMessage(Error), MaxChars),
    };
}

using System.Diagnostics;

namespace SpanPack;

/// <summary>A setting of a program: what it is, and who said so.</summary>
/// <remarks>Immutable. What is reported of a value is without secrets: nothing of one whose name says that it is a secret (<c>*_KEY*</c>, <c>*TOKEN*</c>, <c>*PASS*</c>, <c>*AUTH*</c>, <c>*COOKIE*</c>, <c>*JWT*</c>, <c>*SECRET*</c>, <c>*HEADERS*</c> and the like), and no user and password of a URL.</remarks>
/// <param name="Name">The name, such as <c>DD_SERVICE</c>; up to 256 characters are reported.</param>
/// <param name="Value">The value; null for none. Up to 4,096 characters are reported.</param>
/// <param name="Origin">Where it comes from.</param>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TelemetrySetting(string Name, string? Value, TelemetryOrigin Origin)
{
    private const int MaxNameChars = 256;
    private const int MaxValueChars = 4096;

    /// <summary>Says which setting it is, without its value; for a person.</summary>
    /// <returns>Name and origin.</returns>
    public override string ToString() => $"{Name} ({Origin.ToText()})";

    /// <summary>Makes the entry that is reported.</summary>
    /// <remarks>It is cut after secrets are out: the end of one says that it is one.</remarks>
    internal TelemetrySettingEntry ToEntry() => new(CutText.Of(Name, MaxNameChars), CutText.OrNull(SecretText.OfSetting(Name ?? "", Value), MaxValueChars), Origin.ToText());
}

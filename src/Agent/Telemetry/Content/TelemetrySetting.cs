using System.Diagnostics;

namespace SpanPack;

/// <summary>A setting of a program, with its value and origin.</summary>
/// <remarks>
/// Immutable. Values are reported without secrets. A value is omitted if its name suggests a secret (<c>*_KEY*</c>, <c>*TOKEN*</c>,
/// <c>*PASS*</c>, <c>*AUTH*</c>, <c>*COOKIE*</c>, <c>*JWT*</c>, <c>*SECRET*</c>, <c>*HEADERS*</c> and similar). User and password of a URL
/// are removed.
/// </remarks>
/// <param name="Name">The name, such as <c>DD_SERVICE</c>; up to 256 characters are reported.</param>
/// <param name="Value">The value; null for none. Up to 4,096 characters are reported.</param>
/// <param name="Origin">Its origin.</param>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TelemetrySetting(string Name, string? Value, TelemetryOrigin Origin)
{
    private const int MaxNameChars = 256;
    private const int MaxValueChars = 4096;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Name and origin.</returns>
    public override string ToString() => $"{Name} ({Origin.ToText()})";

    /// <summary>Creates the entry that is reported.</summary>
    /// <remarks>It is cut after secrets are removed, because a secret may be recognizable only by its end.</remarks>
    internal TelemetrySettingEntry ToEntry()
        => new(CutText.Of(Name, MaxNameChars), CutText.OrNull(SecretText.OfSetting(Name ?? "", Value), MaxValueChars), Origin.ToText());
}

using System.Globalization;

namespace SpanPack;

/// <summary>
/// The most memory that commands take for a payload, by its size. Real payloads take up to about 10 bytes of memory per byte; only hostile
/// ones exceed the bounds.
/// </summary>
internal static class MemoryBound
{
    /// <summary>The bytes of one span, where spans are read one after the other.</summary>
    internal const long OneSpan = 100_000_000;

    private const long ObjectsAtLeast = 32_000_000;
    private const int ObjectsPerByte = 16;
    private const long OutputAtLeast = 64_000_000;
    private const int OutputPerByte = 8;

    /// <summary>Gets the bounds as a note for the help.</summary>
    internal static string Note { get; } = string.Create(
        CultureInfo.InvariantCulture,
        $"A payload whose spans would take more than {ObjectsAtLeast / 1_000_000} MB and {ObjectsPerByte} bytes a byte of memory is "
            + $"refused. No tracer sends such payloads.");

    /// <summary>Gets <see cref="Output"/> as text for the help.</summary>
    internal static string OutputText { get; } = string.Create(CultureInfo.InvariantCulture,
        $"{OutputAtLeast / 1_000_000} MB and {OutputPerByte} bytes for each byte of the payload");

    /// <summary>Returns the bytes that the spans of a payload may take.</summary>
    internal static long Objects(long payloadBytes) => ObjectsAtLeast + (ObjectsPerByte * payloadBytes);

    /// <summary>Returns the bytes that a payload may take in another format by default.</summary>
    internal static int Output(long payloadBytes) => (int)Math.Min(OutputAtLeast + (OutputPerByte * payloadBytes), Array.MaxLength);
}

using System.Globalization;

namespace SpanPack;

/// <summary>
/// How much commands take for a payload at most, by its size. Real payloads take up to about 10 bytes of memory for a byte; what takes a multiple of the bounds
/// was made for that.
/// </summary>
internal static class MemoryBound
{
    /// <summary>The bytes of one span, where spans are looked at one after the other.</summary>
    internal const long OneSpan = 100_000_000;

    private const long ObjectsAtLeast = 32_000_000;
    private const int ObjectsPerByte = 16;
    private const long OutputAtLeast = 64_000_000;
    private const int OutputPerByte = 8;

    /// <summary>Says the bounds in a note of a help.</summary>
    internal static string Note { get; } = string.Create(
        CultureInfo.InvariantCulture, $"A payload whose spans would take more than {ObjectsAtLeast / 1_000_000} MB and {ObjectsPerByte} bytes a byte of memory is refused. No tracer sends such payloads.");

    /// <summary>Says <see cref="Output"/> in a help.</summary>
    internal static string OutputText { get; } = string.Create(CultureInfo.InvariantCulture, $"{OutputAtLeast / 1_000_000} MB and {OutputPerByte} bytes for each byte of the payload");

    /// <summary>The bytes that the spans of a payload may take.</summary>
    internal static long Objects(long payloadBytes) => ObjectsAtLeast + (ObjectsPerByte * payloadBytes);

    /// <summary>The bytes that a payload may become in another format, unless somebody asks for more.</summary>
    internal static int Output(long payloadBytes) => (int)Math.Min(OutputAtLeast + (OutputPerByte * payloadBytes), Array.MaxLength);
}

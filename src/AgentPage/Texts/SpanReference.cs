using System.Globalization;

namespace SpanPack;

/// <summary>The name of a span in this server: <c>12-0-3</c>.</summary>
/// <param name="Payload">The number of its payload.</param>
/// <param name="Chunk">The index of its chunk in the payload, from 0.</param>
/// <param name="Span">Its index in the chunk, from 0.</param>
internal readonly record struct SpanReference(long Payload, int Chunk, int Span)
{
    private const int MaxLength = 41; // digits of three numbers and two signs

    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Payload}-{Chunk}-{Span}");

    internal static bool TryParse(string? text, out SpanReference reference)
    {
        reference = default;
        if (text is null || text.Length > MaxLength || text.Split('-') is not [var payload, var chunk, var span]) return false;
        if (!Reads(payload, out long payloadNumber) || !Reads(chunk, out long chunkPlace) || !Reads(span, out long spanPlace)) return false;
        if (chunkPlace > int.MaxValue || spanPlace > int.MaxValue) return false;
        reference = new SpanReference(payloadNumber, (int)chunkPlace, (int)spanPlace);
        return true;
    }

    private static bool Reads(string text, out long number)
        => long.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out number);
}

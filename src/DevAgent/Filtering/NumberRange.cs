using System.Buffers.Text;

namespace SpanPack;

/// <summary>A range of numbers.</summary>
internal readonly record struct NumberRange(double From, double To, bool HasFrom, bool HasTo)
{
    private const int MaxDigits = 40; // of a text that reads as a number

    internal static NumberRange All { get; } = new(double.NegativeInfinity, double.PositiveInfinity, true, true);

    internal bool Has(double value) => (HasFrom ? value >= From : value > From) && (HasTo ? value <= To : value < To);

    /// <summary>Returns whether a text is a number in the range.</summary>
    internal bool Has(ReadOnlySpan<byte> text)
        => text.Length is > 0 and <= MaxDigits && Utf8Parser.TryParse(text, out double value, out int read) && read == text.Length
            && Has(value);
}

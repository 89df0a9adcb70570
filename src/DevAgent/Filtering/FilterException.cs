namespace SpanPack;

/// <summary>A filter cannot be read.</summary>
/// <param name="message">The problem.</param>
/// <param name="at">The position, in UTF-16 units.</param>
internal sealed class FilterException(string message, int at) : FormatException(message)
{
    internal int At { get; } = at;
}

namespace SpanPack;

/// <summary>A filter cannot be read.</summary>
/// <param name="message">What is wrong.</param>
/// <param name="at">Where, in UTF-16 units.</param>
internal sealed class FilterException(string message, int at) : FormatException(message)
{
    internal int At { get; } = at;
}

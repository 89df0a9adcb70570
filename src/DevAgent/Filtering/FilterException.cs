namespace SpanPack;

/// <summary>A filter cannot be read.</summary>
/// <param name="message">The problem.</param>
/// <param name="at">The position, in UTF-16 units.</param>
internal sealed class FilterException(string message, int at) : FormatException(message)
{
    internal int At { get; } = at;

    /// <summary>Describes the problem with its filter, such as <c>filter 'a:' cannot be read: …, at character 3</c>.</summary>
    internal string In(string filter) => $"filter '{filter}' cannot be read: {Message}, at character {At + 1}";
}

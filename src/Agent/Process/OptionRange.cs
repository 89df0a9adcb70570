namespace SpanPack;

/// <summary>Checks that options are in range.</summary>
internal static class OptionRange
{
    /// <param name="isValid">Whether the value is in its range.</param>
    /// <param name="name">The option.</param>
    /// <param name="value">Its value.</param>
    /// <param name="range">The range in words, such as <c>1 to 64</c>.</param>
    /// <exception cref="ArgumentOutOfRangeException">It is not.</exception>
    internal static void Check(bool isValid, string name, object? value, string range)
    {
        if (!isValid) throw new ArgumentOutOfRangeException(name, value, $"It is {range}.");
    }
}

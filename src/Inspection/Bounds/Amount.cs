using System.Globalization;

namespace SpanPack;

/// <summary>Numbers with their unit.</summary>
internal static class Amount
{
    /// <summary>Formats a count with its noun, such as <c>1 span</c> and <c>1,200 spans</c>.</summary>
    internal static string Of(long count, string noun)
        => string.Create(CultureInfo.InvariantCulture, $"{count:N0} {noun}{(count == 1 ? string.Empty : "s")}");
}

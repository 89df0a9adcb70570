using System.Globalization;

namespace SpanPack;

/// <summary>Numbers with what they count.</summary>
internal static class Amount
{
    /// <summary>Such as <c>1 span</c> and <c>1,200 spans</c>.</summary>
    internal static string Of(long count, string noun)
        => string.Create(CultureInfo.InvariantCulture, $"{count:N0} {noun}{(count == 1 ? string.Empty : "s")}");
}

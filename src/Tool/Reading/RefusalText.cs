using System.Globalization;

namespace SpanPack.Tool;

/// <summary>The reason of a refusal in a few words.</summary>
internal static class RefusalText
{
    internal static string Of(TraceFormatException refused)
        => refused.ExceedsBudget
            ? $"stopped {Place(refused)}; 'spanpack validate' and 'spanpack stats' take the payload"
            : "refused " + Place(refused);

    /// <summary>Returns the text without its first word, which is the verdict.</summary>
    internal static string Place(TraceFormatException refused) => string.Create(
        CultureInfo.InvariantCulture,
        $"at offset {refused.Offset}{(refused.Path.Length == 0 ? string.Empty : ", " + refused.Path)}: {refused.Reason}");
}

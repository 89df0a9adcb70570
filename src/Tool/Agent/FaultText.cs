using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Parses faults: <c>503</c>, <c>hang</c>, <c>503:every=3</c>.</summary>
internal static class FaultText
{
    private const string Every = ":every";

    private static readonly (string Name, DevAgentFaultKind Kind)[] s_kinds =
    [
        ("hang", DevAgentFaultKind.Hang), ("close", DevAgentFaultKind.Close), ("close-mid-body", DevAgentFaultKind.CloseMidBody),
        ("cut-answer", DevAgentFaultKind.CutAnswer), ("garbage", DevAgentFaultKind.Garbage),
    ];

    /// <summary>Gets the names of faults other than statuses.</summary>
    internal static string[] Names { get; } = [.. s_kinds.Select(static kind => kind.Name)];

    /// <summary>Reads a status, 400 to 599; null for other text.</summary>
    internal static DevAgentFault? ParseAnswer(string text)
        => TrySplit(text, out string word, out int every) && TryParse(word, out int status) && status is >= 400 and <= 599
            ? DevAgentFault.Answer(status, every)
            : null;

    /// <summary>Reads a fault by its name; null for other text.</summary>
    internal static DevAgentFault? ParseFault(string text)
        => TrySplit(text, out string word, out int every) && Array.IndexOf(Names, word) is >= 0 and int index
            ? new DevAgentFault(s_kinds[index].Kind, every)
            : null;

    private static bool TrySplit(string text, out string word, out int every)
    {
        int colon = text.IndexOf(Every, StringComparison.Ordinal);
        (word, every) = (colon < 0 ? text : text[..colon], 1);
        if (colon < 0) return true;
        string rest = text[(colon + Every.Length)..];
        return rest is ['=' or ' ', ..] && TryParse(rest[1..], out every) && every >= 1;
    }

    private static bool TryParse(string text, out int number)
        => int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out number);
}

using SpanPack.Conformance.Tests.Json;

namespace SpanPack.Conformance.Tests.Differential;

/// <summary>
/// Differences from the agent that are meant; docs/security.md lists them with reasons. All are of content, none of the verdict.
/// </summary>
internal static class ListedDifferences
{
    /// <summary>Why a difference is meant, or null.</summary>
    internal static string? ReasonOf(TraceFormat format, byte[] payload, string difference)
    {
        if (difference.StartsWith("refused by", StringComparison.Ordinal)) return null;
        if (difference == AgentPayload.TwinKeys) return "keys of v1.0 that differ in invalid UTF-8 only";
        if (format == TraceFormat.V05)
            return HasEmptyStringLater(payload) ? "a dictionary with the empty string in another place than the first" : null;
        return format != TraceFormat.V1 && RepeatsContainer(payload) ? "a map or array that comes twice in one map" : null;
    }

    // The header around is left out: it may claim anything.
    private static bool HasEmptyStringLater(byte[] payload)
        => PackValue.TryParse(payload.AsSpan(Header.SizeAt(payload, 0)), out _) is { Items: [var first, ..] strings } && !IsEmpty(first)
            && strings.Any(IsEmpty);

    private static bool IsEmpty(PackValue text) => text.Scalar is [0xc0] || (text.Items is null && ContentOf(text).IsEmpty);

    private static bool RepeatsContainer(byte[] payload)
        => PackValue.TryParse(payload, out _) is { } root
            && new PackTree(root).Values().Any(static value => value is { IsMap: true, Items: { } items } && RepeatsContainer(items));

    private static bool RepeatsContainer(List<PackValue> items)
        => items.Chunk(2)
            .Where(static pair => pair[1].Items is not null)
            .GroupBy(static pair => Convert.ToHexString(ContentOf(pair[0])))
            .Any(static group => group.Count() > 1);

    // Of text, without the header, of which there are several forms.
    private static ReadOnlySpan<byte> ContentOf(PackValue text) => text.Scalar.AsSpan(text.Scalar switch
    {
        [0xd9 or 0xc4, ..] => 2,
        [0xda or 0xc5, ..] => 3,
        [0xdb or 0xc6, ..] => 5,
        [_, ..] => 1,
        [] => 0,
    });
}

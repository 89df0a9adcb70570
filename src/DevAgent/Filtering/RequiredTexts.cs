using System.Buffers;

namespace SpanPack;

/// <summary>Excludes payloads that cannot fit by their bytes alone, which is much faster than reading them.</summary>
internal static class RequiredTexts
{
    private static readonly SearchValues<byte> s_numberBytes = SearchValues.Create("0123456789+-.eEinfatyINFATY"u8);

    /// <summary>Returns whether the bytes of a payload contain the texts that the filter requires.</summary>
    internal static bool AreIn(Filter filter, ReadOnlySpan<byte> body)
    {
        for (int i = 0; i < filter.Conditions.Length; i++)
        {
            if ((filter.Required & (1UL << i)) == 0) continue;
            ReadOnlySpan<byte> text = TextOf(filter.Conditions[i]);
            if (!text.IsEmpty && body.IndexOf(text) < 0) return false;
        }

        return true;
    }

    // Kinds may be numbers, and so may be what looks like one. Some tags are fields without a name.
    private static ReadOnlySpan<byte> TextOf(FilterCondition condition)
    {
        bool isText = condition.Target is FilterTarget.Service or FilterTarget.Name or FilterTarget.Resource or FilterTarget.Type
            || (condition.Target == FilterTarget.Tag && !condition.Key.AsSpan().SequenceEqual("span.kind"u8));
        if (!isText) return default;
        ReadOnlySpan<byte> text = condition.Pattern is null ? default : condition.Pattern.LongestPart;
        if (condition.Target != FilterTarget.Tag || !MayBeNumber(text)) return text;
        return FieldTags.Has(condition.Key) ? default : condition.Key;
    }

    // Also booleans and parts of numbers.
    private static bool MayBeNumber(ReadOnlySpan<byte> text)
        => text.IndexOfAnyExcept(s_numberBytes) < 0 || "true"u8.IndexOf(text) >= 0 || "false"u8.IndexOf(text) >= 0;
}

using System.Text.RegularExpressions;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>Phrases that have a plainer form, each with the advice for its writer.</summary>
internal static class VoicePhrases
{
    internal static (Regex Pattern, string Advice)[] All { get; } =
    [
        Phrase("^(?:What|Who|Whoever|Whatever|Whose)\\b(?!.*\\?)", "the subject is a thing or \"you\""),
        Phrase("(?:[;:] |^)(?:That|Those) which\\b", "the subject is a thing or \"you\""),
        Phrase("\\b(?:those|he|they|one|anybody|everybody|somebody) who\\b", "name the component or the reader"),
        Phrase("^(?:Not (?!null\\b|safe\\b|used\\b|written\\b|for\\b)|Never (?!\\w+s\\b)|Nor\\b|Neither\\b|Only then\\b|Gone\\b|Told\\b)",
            "no inversion: say the subject first"),
        Phrase("(?<!\\b[Tt]here )\\b(?:is|are|was|were) no (?!longer\\b|more\\b|less\\b|later\\b|earlier\\b|larger\\b|smaller\\b)\\w+",
            "\"is not a\", or the word for it"),
        Phrase("\\b(?:is|are|was|were|be|been) (?:not |never )?looked (?:at|for|into)\\b",
            "\"is ignored\", \"is checked\", \"is searched for\""),
        Phrase("\\b(?:of|on) (?:its|their|his|her|your|our|one's) own\\b", "say which one, or \"separate\""),
        Phrase("\\bas good as\\b", "say the effect"),
        Phrase("\\bin the same words\\b", "\"the same text\""),
        Phrase("\\b(?:is|are|was|were|be) taken for\\b", "\"is treated as\", \"the default is\""),
        Phrase("\\b(?:says?|said|knows?|known) (?:of|nothing|no)\\b", "\"reports\", \"has\", \"contains\""),
        Phrase("\\b(?:nobody|somebody|no one|nowhere|whoever)\\b", "name the component, or \"unused\", \"absent\""),
        Phrase("\\b(?:shall|thereof|whence|wherefrom|hitherto|anew|oneself|mended|betimes|heed(?:s|ed)?|begotten|forgets?|forgotten)\\b",
            "a word of the field"),
        Phrase("\\b(?:for ever|the likes? of|all the same|once and for all|let(?:s)? pass)\\b", "a word of the field"),
    ];

    private static (Regex Pattern, string Advice) Phrase(string pattern, string advice)
        => (new Regex(pattern, RegexOptions.CultureInvariant | RegexOptions.Compiled), advice);
}

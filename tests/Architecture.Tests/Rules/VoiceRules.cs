using System.Text.RegularExpressions;
using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Texts;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>
/// Finds sentences that slow a reader down, as far as a program can tell: their length, their first word, and phrases with a plainer form.
/// </summary>
internal static partial class VoiceRules
{
    /// <summary>The most words of a sentence.</summary>
    internal const int Words = 28;

    private static readonly (Regex Pattern, string Advice)[] s_summaries =
    [
        (NoVerb(), "begin a summary with a verb (Gets, Writes, Returns whether) or, for a type, with a noun"),
    ];

    /// <summary>Returns the files with sentences that break a rule, and how many each has.</summary>
    internal static IEnumerable<Finding> Broken(IEnumerable<PublicText> texts)
        => from text in texts
           from problem in Problems(text)
           group $"  line {text.Line}: {problem}" by text.Path into file
           select new Finding(file.Key, file.Count(), $"{file.Key} has {file.Count()} sentences to write anew:\n{string.Join('\n', file)}");

    /// <summary>Returns a line for each rule that a text breaks.</summary>
    internal static IEnumerable<string> Problems(PublicText text)
    {
        if (text.Kind == TextKind.Summary)
        {
            foreach ((Regex pattern, string advice) in s_summaries)
            {
                if (pattern.IsMatch(text.Value)) yield return $"{advice}: {text.Value}";
            }
        }
        foreach (string sentence in End().Split(text.Value))
        {
            int words = sentence.Split(' ').Count(static word => word.Any(char.IsLetterOrDigit));
            if (words > Words) yield return $"a sentence of {words} words, at most {Words} are allowed: {sentence}";
            foreach ((Regex pattern, string advice) in VoicePhrases.All)
            {
                if (pattern.Match(sentence) is { Success: true } match) yield return $"\"{match.Value.Trim()}\": {advice}: {sentence}";
            }
        }
    }

    [GeneratedRegex("^(?:What|Who|Whose|Whom|Which|Whether|Where|When|Why|How|Says|Is|Are|Was|Has|Not|Nobody|Nothing|Something|That|Those|It|They|There|If|So|Such)\\b")]
    private static partial Regex NoVerb();

    [GeneratedRegex("(?<=[.!?][\")']?)\\s+(?=[A-Z\"(])")]
    private static partial Regex End();
}

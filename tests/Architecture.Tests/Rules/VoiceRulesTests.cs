using SpanPack.Architecture.Tests.Texts;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>A sentence passes or is found, with the advice that helps.</summary>
public sealed class VoiceRulesTests
{
    [Theory]
    [InlineData(TextKind.Summary, "Gets the number of bytes, whatever is known.")]
    [InlineData(TextKind.Summary, "Returns whether the limit is reached. No longer used.")]
    [InlineData(TextKind.Part, "Whether it is set; 0 or more.")]
    [InlineData(TextKind.Page, "What is a span? It is no more than a record.")]
    public void Plain_Passes(TextKind kind, string text) => Assert.Empty(Problems(kind, text));

    [Theory]
    [InlineData(TextKind.Summary, "Whether it is set.", "begin a summary with a verb")]
    [InlineData(TextKind.Part, "What it holds.", "the subject is a thing")]
    [InlineData(TextKind.Part, "Reads it. Who calls it waits.", "the subject is a thing")]
    [InlineData(TextKind.Message, "The value is no number.", "\"is no number\"")]
    [InlineData(TextKind.Message, "The header is not looked at.", "is ignored")]
    [InlineData(TextKind.Page, "Not before the end is it sent.", "no inversion")]
    [InlineData(TextKind.Page, "It has a lock of its own.", "say which one")]
    public void Riddle_IsFound(TextKind kind, string text, string advice)
        => Assert.Contains(advice, Assert.Single(Problems(kind, text)), StringComparison.Ordinal);

    [Fact]
    public void Length_IsThatOfOneSentence()
    {
        string sentence = string.Join(' ', Enumerable.Repeat("word", VoiceRules.Words));

        Assert.Empty(Problems(TextKind.Page, $"{sentence}. Another {sentence[5..]}."));
        Assert.Contains($"of {VoiceRules.Words + 1} words", Assert.Single(Problems(TextKind.Page, $"{sentence} word.")),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Files_CountTheirProblems()
    {
        var finding = Assert.Single(VoiceRules.Broken([new("A.cs", 3, TextKind.Part, "Who calls. Who waits."),
            new("A.cs", 5, TextKind.Message, "It is no span.")]));

        Assert.Equal(("A.cs", 3), (finding.Key, finding.Size));
        Assert.Contains("line 5: \"is no span\"", finding.Message, StringComparison.Ordinal);
    }

    private static IEnumerable<string> Problems(TextKind kind, string text) => VoiceRules.Problems(new("A.cs", 1, kind, text));
}

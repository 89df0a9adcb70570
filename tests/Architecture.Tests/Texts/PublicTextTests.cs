using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Texts;

/// <summary>Texts are found with their lines and without their markup.</summary>
public sealed class PublicTextTests
{
    [Fact]
    public void Comments_AreReadByParagraph()
        => Assert.Equal(
            [new("A.cs", 1, TextKind.Summary, "Reads an A. Returns null, not text."), new("A.cs", 5, TextKind.Part, "First."),
                new("A.cs", 5, TextKind.Part, "Second.")],
            Comments.Of(SourceFile.Parse("A.cs", """
                /// <summary>
                /// Reads an <see cref="SpanPack.A"/>. Returns
                /// <see langword="null"/>, not <c>text</c>.
                /// </summary>
                /// <remarks>First.<para>Second.</para><code>What is code?</code></remarks>
                class A;
                """)));

    [Fact]
    public void Messages_AreSentences()
        => Assert.Equal(
            ["The limit is {} bytes, not {}.", "All of it is one."],
            Messages.Of(SourceFile.Parse("A.cs", """
                var a = new[] { $"The limit is {b} bytes, " + $"not {c}.", "not a sentence at all", "Two words", "All of it is " + "one." };
                """)).Select(static text => text.Value));

    [Fact]
    public void Pages_AreReadByParagraphItemAndCell()
        => Assert.Equal(
            [(1, "Title"), (2, "A link in two lines."), (4, "One"), (5, "two three"), (7, "Cell"), (7, "another")],
            Pages.Of("a.md", "# Title\nA [link](x.md#y) in\n`two` lines.\n- One\n- two\n  three\n| Cell | *another* |\n"
                + "```\ncode is no text\n```\n").Select(static text => (text.Line, text.Value)));
}

using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Texts;

/// <summary>
/// The strings of a file that are sentences: at least four words, of which the first has a capital letter. Holes are read as <c>{}</c>.
/// </summary>
internal static partial class Messages
{
    internal static IEnumerable<PublicText> Of(SourceFile file)
        => from node in file.Root.DescendantNodes(static node => !IsText(node))
           where IsText(node)
           let text = TextOf(node)
           where Sentence().IsMatch(text)
           select new PublicText(file.Path, node.GetLocation().GetLineSpan().StartLinePosition.Line + 1, TextKind.Message, text);

    private static bool IsText(SyntaxNode node) => node.Kind() switch
    {
        SyntaxKind.StringLiteralExpression or SyntaxKind.InterpolatedStringExpression => true,
        SyntaxKind.AddExpression => IsText(((BinaryExpressionSyntax)node).Left) && IsText(((BinaryExpressionSyntax)node).Right),
        _ => false,
    };

    private static string TextOf(SyntaxNode node) => node switch
    {
        LiteralExpressionSyntax literal => literal.Token.ValueText,
        BinaryExpressionSyntax sum => TextOf(sum.Left) + TextOf(sum.Right),
        InterpolatedStringExpressionSyntax interpolated
            => string.Concat(interpolated.Contents.Select(static part => part is InterpolatedStringTextSyntax text
                ? text.TextToken.ValueText
                : "{}")),
        _ => "",
    };

    [GeneratedRegex(@"^[A-Z][\w'-]*(?:[:,;]? +\S+){3}")]
    private static partial Regex Sentence();
}

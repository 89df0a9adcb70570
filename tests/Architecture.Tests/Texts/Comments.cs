using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Texts;

/// <summary>
/// The documentation comments of a file: a text for each paragraph. References are read as their last name, code blocks are left out.
/// </summary>
internal static partial class Comments
{
    internal static IEnumerable<PublicText> Of(SourceFile file)
        => from trivia in file.Root.DescendantTrivia()
           let comment = trivia.GetStructure() as DocumentationCommentTriviaSyntax
           where comment is not null
           from element in comment.Content.OfType<XmlElementSyntax>()
           let kind = element.StartTag.Name.LocalName.Text == "summary" ? TextKind.Summary : TextKind.Part
           let line = element.GetLocation().GetLineSpan().StartLinePosition.Line + 1
           from paragraph in Paragraphs(element.Content.ToFullString())
           select new PublicText(file.Path, line, kind, paragraph);

    private static IEnumerable<string> Paragraphs(string xml)
        => from part in Break().Split(Code().Replace(Slashes().Replace(xml, " "), ""))
           let text =
               Spaces().Replace(Tag().Replace(Reference().Replace(part, static reference => reference.Groups["name"].Value), ""), " ")
               .Trim()
           where text.Length > 0
           select text;

    [GeneratedRegex(@"(?:^|\r?\n)\s*///")]
    private static partial Regex Slashes();

    [GeneratedRegex("<code>.*?</code>", RegexOptions.Singleline)]
    private static partial Regex Code();

    [GeneratedRegex("</?(?:para|item|list|listheader|term|description)(?: [^>]*)?>")]
    private static partial Regex Break();

    [GeneratedRegex("""<(?:see|paramref|typeparamref) (?:cref|langword|name|href)="(?:[^"]*[./])?(?<name>[^"]*)" ?/>""")]
    private static partial Regex Reference();

    [GeneratedRegex("<[^>]*>")]
    private static partial Regex Tag();

    [GeneratedRegex(@"\s+")]
    private static partial Regex Spaces();
}

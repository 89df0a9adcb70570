using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Generators.Tests.Mutation;

/// <summary>Breaks source as typing and pasting do. The same seed gives the same text.</summary>
internal static class Mutator
{
    internal static string Mutate(string source, int seed)
    {
#pragma warning disable CA5394 // to be repeatable is the point
        var random = new Random(seed);
        for (int left = random.Next(1, 4); left > 0; left--) source = MutateOnce(source, random);
        return source;
    }

    private static string MutateOnce(string source, Random random)
    {
        SyntaxNode root = CSharpSyntaxTree.ParseText(source, new CSharpParseOptions(LanguageVersion.CSharp14)).GetRoot();
        SyntaxToken[] tokens = [.. root.DescendantTokens().Where(static token => token.Span.Length > 0)];
        if (tokens.Length < 2) return source;
        SyntaxToken token = tokens[random.Next(tokens.Length)];
        SyntaxToken other = tokens[random.Next(tokens.Length)];
        return random.Next(5) switch
        {
            0 => source.Remove(token.SpanStart, token.Span.Length),
            1 => source.Insert(token.SpanStart, token.Text + " "),
            2 => Swap(source, token, other),
            3 => Swap(source, token, token.GetNextToken()),
            _ => PasteMember(source, root, random),
        };
    }

    private static string Swap(string source, SyntaxToken token, SyntaxToken other)
    {
        if (other.SpanStart < token.SpanStart) (token, other) = (other, token);
        if (other.SpanStart <= token.SpanStart) return source;
        return string.Concat(
            source[..token.SpanStart], other.Text, " ", source[token.Span.End..other.SpanStart], token.Text, " ", source[other.Span.End..]);
    }

    private static string PasteMember(string source, SyntaxNode root, Random random)
    {
        MemberDeclarationSyntax[] members = [.. root.DescendantNodes().OfType<MemberDeclarationSyntax>()];
        if (members.Length == 0) return source;
        MemberDeclarationSyntax copied = members[random.Next(members.Length)];
        MemberDeclarationSyntax place = random.Next(2) == 0 ? copied : members[random.Next(members.Length)];
        return source.Insert(place.Span.End, "\n" + copied.ToString());
    }
}

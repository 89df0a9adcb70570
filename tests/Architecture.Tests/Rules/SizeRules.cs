using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>What is too long, and names that say nothing. Overloads of one name count as the largest of them.</summary>
internal static partial class SizeRules
{
    internal static IEnumerable<Finding> LongFiles(IEnumerable<SourceFile> files, int most)
        => from file in files
           where file.Lines > most
           select new Finding(file.Path, file.Lines, $"{file.Path} has {file.Lines} lines; at most {most} are allowed");

    internal static IEnumerable<Finding> LongMethods(IEnumerable<SourceFile> files, int most) => Methods(files, Lines, most, "lines");

    internal static IEnumerable<Finding> Parameters(IEnumerable<SourceFile> files, int most)
        => Methods(files, ParameterCount, most, "parameters");

    /// <summary>Finds methods that take and return a place of writing (<c>ref byte</c>) and take more than that many parameters.</summary>
    internal static IEnumerable<Finding> WriterParameters(IEnumerable<SourceFile> files, int most)
        => Methods(files, static method => IsWriter(method) ? ParameterCount(method) : 0, most, "parameters");

    internal static IEnumerable<Finding> MethodsCalledOther(IEnumerable<SourceFile> files)
        => Methods(files, static method => Other().IsMatch(NameOf(method)) ? 1 : 0, 0, "\"Other\" in its name");

    private static IEnumerable<Finding> Methods(IEnumerable<SourceFile> files, Func<SyntaxNode, int> measure, int most, string unit)
        => from file in files
           from method in file.Methods
           group measure(method) by $"{file.Path} {NameOf(method)}" into overloads
           let size = overloads.Max()
           where size > most
           select new Finding(overloads.Key, size, $"{overloads.Key} has {size} {unit}; at most {most} are allowed");

    private static int Lines(SyntaxNode method)
    {
        FileLinePositionSpan span = method.GetLocation().GetLineSpan();
        return span.EndLinePosition.Line - span.StartLinePosition.Line + 1;
    }

    private static int ParameterCount(SyntaxNode method)
        => (method as BaseMethodDeclarationSyntax)?.ParameterList.Parameters.Count
            ?? ((LocalFunctionStatementSyntax)method).ParameterList.Parameters.Count;

    private static bool IsWriter(SyntaxNode method) => method is MethodDeclarationSyntax
    {
        ReturnType: RefTypeSyntax { Type: PredefinedTypeSyntax { Keyword.RawKind: (int)SyntaxKind.ByteKeyword } },
    };

    private static string NameOf(SyntaxNode method) => method switch
    {
        MethodDeclarationSyntax declaration => declaration.Identifier.Text,
        LocalFunctionStatementSyntax local => local.Identifier.Text,
        ConstructorDeclarationSyntax constructor => constructor.Identifier.Text + "()",
        _ => "operator",
    };

    [GeneratedRegex("Other(?![a-z])", RegexOptions.CultureInvariant)]
    private static partial Regex Other();
}

using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.CodeFixes;

/// <summary>The namespaces that replace one that a <c>using</c> directive imports from Datadog's tracer.</summary>
internal sealed class TracingImports
{
    /// <summary>The one type that is not in <c>SpanPack.Tracing</c>.</summary>
    internal const string SamplingPriority = $"{Root}.{TypeName}";

    private const string Datadog = "Datadog.Trace";
    private const string Tracing = "SpanPack.Tracing";
    private const string Root = "SpanPack";
    private const string TypeName = "SamplingPriority";

    private readonly UsingDirectiveSyntax _directive;
    private readonly Compilation _compilation;

    internal TracingImports(UsingDirectiveSyntax directive, Compilation compilation)
    {
        _directive = directive;
        _compilation = compilation;
    }

    /// <summary>Gets the namespaces to import: none, one or two.</summary>
    internal IEnumerable<string> Missing()
    {
        string name = CounterpartOf(_directive)!;
        if (name == Tracing && NeedsRoot() && !IsImported(Root)) yield return Root;
        if (!IsImported(name)) yield return name;
    }

    /// <summary>Finds <c>Alias.SamplingPriority</c> for an alias of the namespace.</summary>
    internal static IEnumerable<SyntaxNode> SamplingPrioritiesOf(string alias, SyntaxNode root)
        => root.DescendantNodes().Where(node => node switch
    {
        QualifiedNameSyntax name => name.Left.ToString() == alias && name.Right.Identifier.ValueText == TypeName,
        MemberAccessExpressionSyntax access => access.Expression.ToString() == alias && access.Name.Identifier.ValueText == TypeName,
        AliasQualifiedNameSyntax name => name.Alias.ToString() == alias && name.Name.Identifier.ValueText == TypeName,
        _ => false,
    });

    private static bool IsGlobal(UsingDirectiveSyntax directive) => directive.GlobalKeyword.RawKind != 0;

    private static bool IsImport(UsingDirectiveSyntax directive) => directive is { Alias: null, StaticKeyword.RawKind: 0, Name: not null };

    private static string NameOf(UsingDirectiveSyntax directive) => directive.Name!.ToString().Replace("global::", "");

    private static string? CounterpartOf(UsingDirectiveSyntax directive)
        => NameOf(directive) is var name && (name == Datadog || name.StartsWith(Datadog + ".", StringComparison.Ordinal))
        ? Tracing + name.Substring(Datadog.Length)
        : null;

    // Other files may need what is imported for all.
    private bool NeedsRoot()
        => IsGlobal(_directive)
            || _directive.SyntaxTree.GetRoot()
                .DescendantTokens()
                .Any(static token => token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == TypeName);

    // By a directive that is there, or one before this that is replaced too.
    private bool IsImported(string name)
        => Visible().Any(other => other != _directive && NameOf(other) == name)
            || Visible().TakeWhile(other => other != _directive).Any(other => CounterpartOf(other) == name);

    // From the outside to the inside. A global one is not seen by those of the file.
    private IEnumerable<UsingDirectiveSyntax> Visible()
    {
        IEnumerable<UsingDirectiveSyntax> others = _compilation.SyntaxTrees.Where(tree => tree != _directive.SyntaxTree)
            .SelectMany(static tree => ((CompilationUnitSyntax)tree.GetRoot()).Usings).Where(static other => IsGlobal(other)
                && CounterpartOf(other) is null);
        IEnumerable<UsingDirectiveSyntax> own = _directive.Ancestors().Reverse().SelectMany(static ancestor => ancestor switch
        {
            CompilationUnitSyntax unit => unit.Usings,
            BaseNamespaceDeclarationSyntax declaration => declaration.Usings,
            _ => Enumerable.Empty<UsingDirectiveSyntax>(),
        });
        return others.Concat(own).Where(other => IsImport(other) && (IsGlobal(other) || !IsGlobal(_directive)));
    }
}

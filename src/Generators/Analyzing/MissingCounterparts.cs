using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Generators.Analyzing;

/// <summary>The public types and members of Datadog's tracer that SpanPack.Tracing does not have, found by comparing the two.</summary>
internal sealed class MissingCounterparts
{
    private const string Suffix = "Attribute";

    private readonly Compilation _compilation;
    private readonly HashSet<ISymbol> _symbols = new(SymbolEqualityComparer.Default);
    private readonly HashSet<string> _names = new(StringComparer.Ordinal); // most identifiers are none of these, and are not bound

    internal MissingCounterparts(Compilation compilation)
    {
        _compilation = compilation;
        if (Counterparts.Find(compilation, Counterparts.Datadog) is { } datadog)
            Compare(datadog, Counterparts.Find(compilation, Counterparts.Tracing));
    }

    /// <summary>Gets the types, and the members of other types.</summary>
    internal IEnumerable<ISymbol> Symbols => _symbols;

    internal bool IsEmpty => _symbols.Count == 0;

    /// <summary>Gets the symbol that a name refers to, if the symbol has no counterpart; otherwise null.</summary>
    internal ISymbol? Find(SimpleNameSyntax name, SemanticModel model, CancellationToken cancellationToken)
    {
        if (!_names.Contains(name.Identifier.ValueText)) return null;
        ISymbol? symbol = model.GetSymbolInfo(name, cancellationToken).Symbol;
        // [Attribute]; extension
        if (symbol is IMethodSymbol method)
            symbol = method.MethodKind == MethodKind.Constructor ? method.ContainingType : method.ReducedFrom ?? method;
        return symbol is not null && _symbols.Contains(symbol.OriginalDefinition) ? symbol : null;
    }

    private void Compare(INamespaceSymbol datadog, INamespaceSymbol? counterparts)
    {
        foreach (INamedTypeSymbol type in datadog.GetTypeMembers())
        {
            // A program may have types of its own there.
            if (type.DeclaredAccessibility != Accessibility.Public
                || !type.ContainingAssembly.Name.StartsWith(Counterparts.Datadog, StringComparison.Ordinal))
                continue;
            if (Counterparts.Of(type, counterparts, _compilation) is { } counterpart) Compare(type, counterpart);
            else Add(type);
        }

        foreach (INamespaceSymbol inner in datadog.GetNamespaceMembers())
            Compare(inner, counterparts?.GetNamespaceMembers().FirstOrDefault(member => member.Name == inner.Name));
    }

    private void Compare(INamedTypeSymbol type, INamedTypeSymbol counterpart)
    {
        foreach (ISymbol member in type.GetMembers())
        {
            if (member is { DeclaredAccessibility: Accessibility.Public, CanBeReferencedByName: true } && !HasMember(counterpart, member))
                Add(member);
        }
    }

    private static bool HasMember(INamedTypeSymbol type, ISymbol member)
    {
        for (INamedTypeSymbol? current = type; current is not null; current = current.BaseType)
        {
            if (current.GetMembers(member.Name).Any(other => IsLike(member, other))) return true;
        }
        return type.AllInterfaces.Any(based => based.GetMembers(member.Name).Any(other => IsLike(member, other)));
    }

    private static bool IsLike(ISymbol member, ISymbol other)
        => other.DeclaredAccessibility == Accessibility.Public
            && (member is not IMethodSymbol method
                || (other is IMethodSymbol otherMethod && otherMethod.Parameters.Length == method.Parameters.Length));

    private void Add(ISymbol symbol)
    {
        _symbols.Add(symbol);
        _names.Add(symbol.Name);
        if (symbol is INamedTypeSymbol && symbol.Name.EndsWith(Suffix, StringComparison.Ordinal))
            _names.Add(symbol.Name.Substring(0, symbol.Name.Length - Suffix.Length));
    }
}

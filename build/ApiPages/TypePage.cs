using System.Text;
using Microsoft.CodeAnalysis;
using static Microsoft.CodeAnalysis.SymbolDisplayMiscellaneousOptions;

namespace SpanPack.ApiPages;

/// <summary>The page of a type.</summary>
internal sealed class TypePage(PublicType type, TypeLinks links)
{
    private static readonly SymbolDisplayFormat s_signature = new(
        SymbolDisplayGlobalNamespaceStyle.Omitted,
        SymbolDisplayTypeQualificationStyle.NameAndContainingTypes,
        SymbolDisplayGenericsOptions.IncludeTypeParameters | SymbolDisplayGenericsOptions.IncludeTypeConstraints
            | SymbolDisplayGenericsOptions.IncludeVariance,
        SymbolDisplayMemberOptions.IncludeAccessibility | SymbolDisplayMemberOptions.IncludeModifiers
            | SymbolDisplayMemberOptions.IncludeParameters | SymbolDisplayMemberOptions.IncludeType
            | SymbolDisplayMemberOptions.IncludeRef | SymbolDisplayMemberOptions.IncludeConstantValue,
        SymbolDisplayDelegateStyle.NameAndSignature,
        SymbolDisplayExtensionMethodStyle.StaticMethod,
        SymbolDisplayParameterOptions.IncludeType | SymbolDisplayParameterOptions.IncludeName
            | SymbolDisplayParameterOptions.IncludeDefaultValue
            | SymbolDisplayParameterOptions.IncludeParamsRefOut | SymbolDisplayParameterOptions.IncludeExtensionThis,
        SymbolDisplayPropertyStyle.ShowReadWriteDescriptor,
        SymbolDisplayLocalOptions.None,
        SymbolDisplayKindOptions.IncludeTypeKeyword | SymbolDisplayKindOptions.IncludeNamespaceKeyword,
        UseSpecialTypes | IncludeNullableReferenceTypeModifier | EscapeKeywordIdentifiers);

    private readonly StringBuilder _text = new();

    public override string ToString()
    {
        var documentation = new Documentation(type.Symbol, links);
        _text.Append($"---\ntitle: {type.Name}\n---\n\n# {TypeLinks.Escape(type.Name)}\n\n{documentation.Text("summary")}\n\n");
        _text.Append($"Package {type.Package}, namespace `{type.Symbol.ContainingNamespace.ToDisplayString()}`.\n\n");
        AppendCode(type.Symbol.ToDisplayString(s_signature));
        AppendDetails(documentation);
        if (type.Symbol.TypeKind == TypeKind.Enum) AppendValues();
        else AppendMembers();
        return _text.ToString();
    }

    private void AppendValues()
    {
        _text.Append("| Value | Number | |\n|---|--:|---|\n");
        foreach (IFieldSymbol field in type.Symbol.GetMembers().OfType<IFieldSymbol>().Where(static field => field.HasConstantValue))
        {
            _text.Append($"| `{field.Name}` | {field.ConstantValue} | {new Documentation(field, links).Text("summary")} |\n");
        }
    }

    private void AppendMembers()
    {
        foreach (IGrouping<string, ISymbol> members in type.Symbol.GetMembers().Where(IsShown).GroupBy(TitleOf)
            .OrderBy(static group => group.Key, StringComparer.Ordinal))
        {
            _text.Append($"## {members.Key}\n\n");
            foreach (ISymbol member in members.OrderBy(static member => member.Name, StringComparer.Ordinal))
            {
                var documentation = new Documentation(member, links);
                string name = member is IMethodSymbol { MethodKind: MethodKind.Constructor } ? type.Symbol.Name : member.Name;
                _text.Append($"### {TypeLinks.Escape(name)}\n\n");
                AppendCode(member.ToDisplayString(s_signature));
                _text.Append($"{documentation.Text("summary")}\n\n");
                AppendDetails(documentation);
            }
        }
    }

    private void AppendDetails(Documentation documentation)
    {
        foreach ((string name, string text) in documentation.All("param", "name").Concat(documentation.All("typeparam", "name")))
        {
            _text.Append($"- `{name}`: {text}\n");
        }

        if (documentation.Text("returns") is { Length: > 0 } returned) _text.Append($"- Returns: {returned}\n");
        foreach ((string id, string text) in documentation.All("exception", "cref"))
        {
            _text.Append($"- Throws {documentation.LinkTo(id)}: {text}\n");
        }

        _text.Append('\n');
        if (documentation.Text("remarks") is { Length: > 0 } remarks) _text.Append($"{remarks}\n\n");
    }

    private void AppendCode(string code) => _text.Append($"```csharp\n{code}\n```\n\n");

    // Members that the compiler makes, and accessors, are not documented.
    private bool IsShown(ISymbol member)
        => member.DeclaredAccessibility is Accessibility.Public or Accessibility.Protected or Accessibility.ProtectedOrInternal
            && member is not INamedTypeSymbol && links.Files.Of(member) is not null;

    private static string TitleOf(ISymbol member) => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.Constructor } => "Constructors",
        IMethodSymbol { MethodKind: MethodKind.UserDefinedOperator or MethodKind.Conversion } => "Operators",
        IMethodSymbol => "Methods",
        IPropertySymbol => "Properties",
        IEventSymbol => "Events",
        _ => "Fields",
    };
}

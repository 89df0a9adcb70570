using Microsoft.CodeAnalysis;

namespace SpanPack.Architecture.Tests.Api;

/// <summary>Attributes that change how something is used, or what a compiler says of it.</summary>
internal static class AttributeText
{
    private static readonly string[] s_names = ["AttributeUsageAttribute", "EditorBrowsableAttribute", "FlagsAttribute",
        "ObsoleteAttribute"];

    /// <summary>The attributes of a member, of what it returns and of its parameters; ends with a space unless it is empty.</summary>
    internal static string Of(ISymbol symbol)
        => string.Concat(Texts(symbol.GetAttributes(), "")
            .Concat(symbol is IMethodSymbol method
                ? Texts(method.GetReturnTypeAttributes(), "return: ").Concat(method.Parameters.SelectMany(Texts))
                : []));

    private static IEnumerable<string> Texts(IParameterSymbol parameter) => Texts(parameter.GetAttributes(), parameter.Name + ": ");

    private static IEnumerable<string> Texts(IEnumerable<AttributeData> attributes, string target)
        => from attribute in attributes
           where Matters(attribute.AttributeClass!)
           let text = attribute.ToString()!.Split('(', 2)
           let name = attribute.AttributeClass!.Name
           let arguments = text.Length == 2 ? "(" + text[1] : ""
           orderby name
           select $"[{target}{name[..^"Attribute".Length]}{arguments}] ";

    // What the compiler knows of null, ref safety, trimming and experiments.
    private static bool Matters(INamedTypeSymbol type)
        => s_names.Contains(type.Name) || type.ContainingNamespace.ToDisplayString() == "System.Diagnostics.CodeAnalysis";
}

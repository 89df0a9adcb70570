using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>Rules for every member that gets its body from the generator.</summary>
internal static class MemberRules
{
    // What both parts of a partial member must agree on, and what has no meaning for the generated one.
    private static readonly SyntaxKind[] s_repeated =
    [
        SyntaxKind.PublicKeyword, SyntaxKind.ProtectedKeyword, SyntaxKind.InternalKeyword, SyntaxKind.PrivateKeyword,
        SyntaxKind.NewKeyword, SyntaxKind.UnsafeKeyword,
    ];

    /// <summary>The modifiers to print before those that every member of its kind has.</summary>
    internal static string RepeatedModifiers(SyntaxTokenList modifiers)
        => string.Join(" ", modifiers.Where(static m => s_repeated.Contains(m.Kind())).Select(static m => m.ValueText));

    /// <summary>Reports the first modifier that cannot be repeated.</summary>
    internal static bool CheckModifiers(SyntaxTokenList modifiers, string name, bool isStatic, DiagnosticList diagnostics)
    {
        foreach (SyntaxToken modifier in modifiers)
        {
            SyntaxKind kind = modifier.Kind();
            if (kind == SyntaxKind.PartialKeyword || s_repeated.Contains(kind) || (isStatic && kind == SyntaxKind.StaticKeyword)) continue;
            diagnostics.Report(Descriptors.UnsupportedModifier, modifier.GetLocation(), name, modifier.ValueText);
            return false;
        }
        return true;
    }

    /// <summary>Reports when the member has several attributes of the generator. Only the handler of the first one does.</summary>
    /// <returns>Whether the handler of <paramref name="attribute"/> should go on.</returns>
    internal static bool CheckOnlyAttribute(ISymbol member, string attribute, Location location, DiagnosticList diagnostics)
    {
        string[] present = [.. AttributeNames.OfMembers.Where(member.HasAttribute)];
        if (present.Length <= 1) return true;
        if (present[0] == attribute)
        {
            string all = string.Join(" and ", present.Select(static name => $"[{AttributeNames.Short(name)}]"));
            diagnostics.Report(Descriptors.ConflictingAttributes, location, member.Name, all);
        }
        return false;
    }
}

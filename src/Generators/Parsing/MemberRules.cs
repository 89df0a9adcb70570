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

    /// <summary>Returns the modifiers to print before those that every member of its kind has.</summary>
    internal static string RepeatedModifiers(SyntaxTokenList modifiers)
    {
        string repeated = "";
        foreach (SyntaxToken modifier in modifiers)
        {
            if (IsRepeated(modifier)) repeated = repeated.Length == 0 ? modifier.ValueText : $"{repeated} {modifier.ValueText}";
        }
        return repeated;
    }

    /// <summary>Returns whether an instance member may have only modifiers that can be repeated, and <c>partial</c>.</summary>
    internal static bool AreAllowed(SyntaxTokenList modifiers)
    {
        foreach (SyntaxToken modifier in modifiers)
        {
            if (!modifier.IsKind(SyntaxKind.PartialKeyword) && !IsRepeated(modifier)) return false;
        }
        return true;
    }

    /// <summary>Reports the first modifier that cannot be repeated.</summary>
    internal static bool CheckModifiers(SyntaxTokenList modifiers, string name, bool isStatic, DiagnosticList diagnostics)
    {
        foreach (SyntaxToken modifier in modifiers)
        {
            if (modifier.IsKind(SyntaxKind.PartialKeyword) || IsRepeated(modifier)
                || (isStatic && modifier.IsKind(SyntaxKind.StaticKeyword)))
                continue;
            diagnostics.Report(Descriptors.UnsupportedModifier, modifier.GetLocation(), name, modifier.ValueText);
            return false;
        }
        return true;
    }

    /// <summary>Reports when the member has several attributes of the generator. Only the handler of the first one reports it.</summary>
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

    private static bool IsRepeated(SyntaxToken modifier) => Array.IndexOf(s_repeated, modifier.Kind()) >= 0;
}

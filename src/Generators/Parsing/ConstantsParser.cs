using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Emitting;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads a class marked <c>[MessagePackConstants]</c>.</summary>
internal static class ConstantsParser
{
    internal static ConstantsModel? Parse(GeneratorAttributeSyntaxContext match, DiagnosticList diagnostics,
        CancellationToken cancellationToken)
    {
        // On an enum or the assembly: the compiler reports that.
        if (match.TargetNode is not TypeDeclarationSyntax declaration || match.TargetSymbol is not INamedTypeSymbol type)
            return null;
        Location location = declaration.Identifier.GetLocation();

        // Of a tag class that is reported already.
        if (type.TypeKind != TypeKind.Class || !type.HasAttribute(AttributeNames.SpanTags))
            DeclarationRules.CheckTypes(type, type.Name, location, diagnostics, cancellationToken);
        ConstantsModel? model = null;
        if (LanguageRules.Check(declaration, type.Name, needsPartialProperties: false, diagnostics)
            && TypeContextParser.Parse(type, location, diagnostics, cancellationToken) is { } context
            && CheckClassName(type, location, diagnostics))
        {
            List<ConstantModel> constants = ReadConstants(type, location, diagnostics, cancellationToken);
            if (constants.Count > 0) model = new ConstantsModel(context, new EquatableArray<ConstantModel>(constants));
        }
        return model;
    }

    private static bool CheckClassName(INamedTypeSymbol type, Location location, DiagnosticList diagnostics)
    {
        ISymbol? taken = type.Name == ConstantsEmitter.ClassName ? type : type.GetMembers(ConstantsEmitter.ClassName).FirstOrDefault();
        if (taken is null) return true;
        Location where = ReferenceEquals(taken, type) ? location : taken.NameLocation();
        diagnostics.Report(Descriptors.NameCollision, where, taken.Name, type.Name, $"class '{ConstantsEmitter.ClassName}'");
        return false;
    }

    private static List<ConstantModel> ReadConstants(
        INamedTypeSymbol type, Location location, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        var constants = new List<ConstantModel>();
        var names = new HashSet<string>(StringComparer.Ordinal);
        bool isEmpty = true;
        foreach (IFieldSymbol field in type.GetMembers().OfType<IFieldSymbol>())
        {
            cancellationToken.ThrowIfCancellationRequested();
            if (field.IsImplicitlyDeclared || (!field.IsConst && field.Type.SpecialType != SpecialType.System_String)) continue;
            isEmpty = false;
            if (ReadConstant(field, names, diagnostics) is { } constant) constants.Add(constant);
        }
        if (isEmpty)
        {
            string attribute = AttributeNames.Short(AttributeNames.MessagePackConstants);
            diagnostics.Report(Descriptors.NothingToEncode, location, type.Name, attribute, "'const string' field");
        }
        return constants;
    }

    private static ConstantModel? ReadConstant(IFieldSymbol field, HashSet<string> names, DiagnosticList diagnostics)
    {
        Location location = field.NameLocation();
        if (!field.IsConst)
        {
            string found = !field.IsStatic ? "an instance field" : field.IsReadOnly ? "static readonly" : "static";
            diagnostics.Report(Descriptors.NotConst, location, field.Name, found);
            return null;
        }
        if (field.Type.SpecialType != SpecialType.System_String)
        {
            diagnostics.Report(Descriptors.NotString, location, field.Name, field.Type.ToDisplayString());
            return null;
        }
        // A constant whose value has an error: the compiler reports that.
        if (!field.HasConstantValue) return null;

        var text = (string?)field.ConstantValue;
        if (!TextRules.CheckName(text, $"Constant '{field.Name}'", TextRules.MaxStringBytes, location, diagnostics)) return null;
        if (!CheckName(field, names, location, diagnostics)) return null;
        return new ConstantModel(field.Name, field.DeclaredAccessibility == Accessibility.Public, text!);
    }

    private static bool CheckName(IFieldSymbol field, HashSet<string> names, Location location, DiagnosticList diagnostics)
    {
        // A property also takes the name of its accessor.
        string accessor = "get_" + field.Name;
        bool isFree = !names.Contains(field.Name) && !names.Contains(accessor);
        if (isFree)
        {
            names.Add(field.Name);
            names.Add(accessor);
        }
        else
        {
            diagnostics.Report(Descriptors.NameCollision, location, field.Name, field.ContainingType.Name, "property of another constant");
        }
        return isFree;
    }
}

using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Emitting;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads a class marked <c>[SpanTags]</c>.</summary>
internal static class TagClassParser
{
    private const int MaxMetrics = 64; // bits of the presence mask

    internal static TagClassModel? Parse(GeneratorAttributeSyntaxContext match, DiagnosticList diagnostics,
        CancellationToken cancellationToken)
    {
        // On a struct or an enum: the compiler reports that.
        if (match.TargetNode is not TypeDeclarationSyntax declaration
            || match.TargetSymbol is not INamedTypeSymbol { TypeKind: TypeKind.Class } type)
            return null;

        List<TagPropertySyntax> properties = TagPropertyFinder.Find(type, match.SemanticModel, cancellationToken);
        Location location = declaration.Identifier.GetLocation();
        DeclarationRules.CheckTypes(type, type.Name, location, diagnostics, cancellationToken);
        TagClassModel? model = null;
        if (CheckBase(type, match.SemanticModel.Compilation, location, diagnostics)
            && LanguageRules.Check(declaration, type.Name, needsPartialProperties: properties.Count > 0, diagnostics)
            && TypeContextParser.Parse(type, location, diagnostics, cancellationToken) is { } context
            && CheckNames(type, location, diagnostics))
        {
            model = ReadLevel(type, context, properties, location, diagnostics, cancellationToken);
        }
        return model ?? OnlyStandIns(type, properties, cancellationToken);
    }

    // What is wrong is wrong with the class: no property has a body.
    private static TagClassModel? OnlyStandIns(INamedTypeSymbol type, List<TagPropertySyntax> properties,
        CancellationToken cancellationToken)
    {
        List<StandInModel> standIns = [.. properties.Select(property => StandInOf(property, cancellationToken)).OfType<StandInModel>()];
        return standIns.Count == 0
            ? null
            : new TagClassModel(standIns[0].Type, false, default, default, default, new EquatableArray<StandInModel>(standIns));
    }

    private static StandInModel? StandInOf(TagPropertySyntax property, CancellationToken cancellationToken)
        => StandInParser.Parse(property.Property, property.Model.GetDeclaredSymbol(property.Property, cancellationToken), property.Model,
            cancellationToken);

    private static TagClassModel? ReadLevel(
        INamedTypeSymbol type, TypeContext context, List<TagPropertySyntax> properties, Location location, DiagnosticList diagnostics,
            CancellationToken cancellationToken)
    {
        var names = new TagNames(type, diagnostics, cancellationToken);
        var tags = new List<TagModel>();
        var metrics = new List<MetricModel>();
        var standIns = new List<StandInModel>();
        foreach (TagPropertySyntax property in properties)
        {
            cancellationToken.ThrowIfCancellationRequested();
            object? found = PlainTagParser.IsPlain(property)
                ? PlainTagParser.Parse(property, type, names)
                : TagPropertyParser.Parse(property, names, diagnostics, cancellationToken);
            switch (found)
            {
                case TagModel tag: tags.Add(tag); break;
                case MetricModel metric: metrics.Add(metric); break;
                default:
                    if (StandInOf(property, cancellationToken) is { } standIn) standIns.Add(standIn);
                    break;
            }
        }
        List<ConstantTagModel> constants = ConstantTagParser.Parse(type, names, diagnostics, cancellationToken);

        if (metrics.Count > MaxMetrics)
        {
            diagnostics.Report(Descriptors.TooManyMetrics, location, type.Name, metrics.Count, MaxMetrics);
            return null;
        }
        if (properties.Count == 0 && !type.HasAttribute(AttributeNames.ConstantTag))
        {
            string attribute = AttributeNames.Short(AttributeNames.SpanTags);
            diagnostics.Report(Descriptors.NothingToEncode, location, type.Name, attribute, "[Tag], [Metric] or [ConstantTag]");
        }
        if (tags.Count + metrics.Count + constants.Count + standIns.Count == 0) return null;
        return new TagClassModel(
            context,
            HasFurtherLevel: type.BaseType is { } parent && !parent.IsSpanTagsBase(),
            new EquatableArray<TagModel>(tags),
            new EquatableArray<MetricModel>(metrics),
            new EquatableArray<ConstantTagModel>(constants),
            new EquatableArray<StandInModel>(standIns));
    }

    private static bool CheckBase(INamedTypeSymbol type, Compilation compilation, Location location, DiagnosticList diagnostics)
    {
        bool isUnknown = false;
        for (INamedTypeSymbol? parent = type.BaseType; parent is not null && !isUnknown; parent = parent.BaseType)
        {
            if (parent.IsSpanTagsBase()) return true;
            isUnknown = parent.TypeKind == TypeKind.Error;
        }
        bool isReferenced = !compilation.GetTypesByMetadataName(AttributeNames.QualifiedBaseClass).IsEmpty;
        // A base that cannot be found: the compiler reports that.
        if (isUnknown && isReferenced) return true;
        diagnostics.Report(Descriptors.NotSpanTags, location, type.Name, type.BaseType?.ToDisplayString() ?? "object",
            isReferenced ? "" : ", a class of the package SpanPack, which the project does not reference");
        return false;
    }

    private static bool CheckNames(INamedTypeSymbol type, Location location, DiagnosticList diagnostics)
    {
        if (!MayCollide(type)) return true;
        bool areFree = true;
        foreach (string name in TagClassEmitter.MemberNames)
        {
            ISymbol? taken = type.Name == name ? type : type.GetMembers(name).FirstOrDefault();
            if (taken is null) continue;
            Location where = ReferenceEquals(taken, type) ? location : taken.NameLocation();
            diagnostics.Report(Descriptors.NameCollision, where, name, type.Name, "member of that name");
            areFree = false;
        }
        return areFree;
    }

    // By names alone: asking a class for its members makes them all.
    private static bool MayCollide(INamedTypeSymbol type)
        => Array.IndexOf(TagClassEmitter.MemberNames, type.Name) >= 0
            || type.MemberNames.Any(static name => Array.IndexOf(TagClassEmitter.MemberNames, name) >= 0)
            || type.GetTypeMembers().Any(static nested => Array.IndexOf(TagClassEmitter.MemberNames, nested.Name) >= 0);
}

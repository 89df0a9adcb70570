using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;
using Microsoft.CodeAnalysis.Formatting;

namespace SpanPack.CodeFixes;

/// <summary>The change from calls by name to a property.</summary>
internal sealed class TagPropertyChange
{
    private readonly Document _document;
    private readonly SpanVariable _span;
    private readonly TagClassOfSpan _tags;
    private readonly string _tag;
    private readonly List<ExpressionStatementSyntax> _calls;
    private readonly string _property;
    private readonly string? _className;
    private readonly TypeDeclarationSyntax? _declaration; // gets the property, or the new class after it
    private readonly SemanticModel _model;
    private readonly bool _isNullable; // where the tag is set

    internal TagPropertyChange(Document document, SemanticModel model, SpanVariable span, TagClassOfSpan tags, string tag,
        List<ExpressionStatementSyntax> calls)
    {
        (_document, _model, _span, _tags, _tag, _calls) = (document, model, span, tags, tag, calls);
        int place = calls[0].SpanStart;
        _isNullable = model.GetNullableContext(place).AnnotationsEnabled();
        if (tags.Type is not { } type)
        {
            _declaration = calls[0].AncestorsAndSelf().OfType<TypeDeclarationSyntax>().LastOrDefault();
            string name = (_declaration?.Identifier.ValueText ?? "") + "Tags";
            _className = TagSource.Free(name, taken => !model.LookupSymbols(place, name: taken).IsEmpty);
            _property = TagSource.PropertyName(tag, taken => taken == _className || taken is "Equals" or "ToString" or "GetHashCode"
                or "GetType" or "MemberwiseClone" or "GetLevel");
            Title = _declaration is null ? null : $"Make a tag class with '{tag}'";
            return;
        }
        (IPropertySymbol? existing, bool isTaken) = TagClassOfSpan.FindTag(type, tag, model, place);
        _className = type.ToMinimalDisplayString(model, place);
        _property = existing?.Name ?? TagSource.PropertyName(tag, taken => taken == type.Name || HasMember(type, taken));
        _declaration = existing is null ? DeclarationOf(type) : null;
        if (existing is not null) Title = $"Set '{type.Name}.{_property}'";
        else if (!isTaken && _declaration is not null) Title = $"Add '{tag}' to '{type.Name}'";
    }

    /// <summary>Gets the title of the fix, or null when there is nothing to fix.</summary>
    internal string? Title { get; }

    internal async Task<Solution> ApplyAsync(CancellationToken cancellationToken)
    {
        var solution = new SolutionEditor(_document.Project.Solution);
        DocumentEditor editor = await solution.GetDocumentEditorAsync(_document.Id, cancellationToken).ConfigureAwait(false);
        foreach (ExpressionStatementSyntax call in _calls)
            editor.ReplaceNode(call.Expression, (current, _) => Assignment((InvocationExpressionSyntax)current));
        if (_declaration is null) return solution.GetChangedSolution();

        SyntaxTrivia endOfLine = Lines.EndOf(_declaration);
        MemberDeclarationSyntax property = TagSource.Property(_tag, _property, HasAnnotations(_declaration), endOfLine.ToString());
        if (_tags.Type is null)
        {
            editor.ReplaceNode(_span.Creation, (current, _) => WithTags((BaseObjectCreationExpressionSyntax)current));
            editor.InsertAfter(_declaration, TagSource.Class(_className!, property, endOfLine.ToString()));
        }
        else if (_document.Project.Solution.GetDocument(_declaration.SyntaxTree) is { } other)
        {
            DocumentEditor own = await solution.GetDocumentEditorAsync(other.Id, cancellationToken).ConfigureAwait(false);
            own.ReplaceNode(_declaration, (current, _) => TagSource.Add((TypeDeclarationSyntax)current, property, endOfLine));
        }
        return solution.GetChangedSolution();
    }

    private static bool HasMember(INamedTypeSymbol? type, string name)
        => type is not null && (!type.GetMembers(name).IsEmpty || HasMember(type.BaseType, name));

    // A part that someone wrote: what generators write is no document to edit.
    private TypeDeclarationSyntax? DeclarationOf(INamedTypeSymbol type)
        => !type.GetAttributes()
            .Any(static attribute => attribute.AttributeClass is { } own && Types.IsOfSpanPack(own, "SpanTagsAttribute"))
            ? null
            : type.DeclaringSyntaxReferences.Select(static part => part.GetSyntax()).OfType<TypeDeclarationSyntax>()
                .FirstOrDefault(part => _document.Project.Solution.GetDocument(part.SyntaxTree) is { } document
                    and not SourceGeneratedDocument);

    // The class may be in another file, where other directives hold.
    private bool HasAnnotations(TypeDeclarationSyntax declaration)
        => _model.Compilation.GetSemanticModel(declaration.SyntaxTree).GetNullableContext(declaration.Span.End - 1).AnnotationsEnabled();

    private AssignmentExpressionSyntax Assignment(InvocationExpressionSyntax call)
    {
        string target = _tags.Variable ?? $"(({_className}){_span.Name}.Tags{(_isNullable ? "!" : "")})";
        return SyntaxFactory.AssignmentExpression(
            SyntaxKind.SimpleAssignmentExpression,
            SyntaxFactory.ParseExpression($"{target}.{_property}").WithTrailingTrivia(SyntaxFactory.Space),
            SyntaxFactory.Token(SyntaxKind.EqualsToken).WithTrailingTrivia(SyntaxFactory.Space),
            call.ArgumentList.Arguments[1].Expression.WithoutTrivia()).WithTriviaFrom(call);
    }

    private BaseObjectCreationExpressionSyntax WithTags(BaseObjectCreationExpressionSyntax creation)
    {
        ExpressionSyntax tags = SyntaxFactory.ParseExpression($"Tags = new {_className}()");
        InitializerExpressionSyntax initializer = creation.Initializer is { Expressions.Count: > 0 } existing
            ? existing.WithExpressions(existing.Expressions.Add(tags))
            : SyntaxFactory.InitializerExpression(SyntaxKind.ObjectInitializerExpression, SyntaxFactory.SingletonSeparatedList(tags));
        return creation.WithInitializer(initializer).WithAdditionalAnnotations(Formatter.Annotation);
    }
}

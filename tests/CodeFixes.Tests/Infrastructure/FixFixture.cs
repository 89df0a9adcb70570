using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanPack.Generators;
using SpanPack.Tests.Compiling;

namespace SpanPack.CodeFixes.Tests.Infrastructure;

/// <summary>Mends source in a workspace, as an editor does, and demands that it compiles afterwards.</summary>
internal static class FixFixture
{
    private static readonly CodeFixProvider[] s_fixes = [.. InstancesOf<CodeFixProvider>(typeof(DocumentFix))];
    private static readonly ImmutableArray<DiagnosticAnalyzer> s_analyzers =
        [.. InstancesOf<DiagnosticAnalyzer>(typeof(SpanPackGenerator))];

    internal static IEnumerable<CodeFixProvider> All => s_fixes;

    /// <summary>Mends all diagnostics of an id, first one by one and then all at once, by the fix with this title.</summary>
    internal static async Task VerifyAsync(string id, string title, string before, string after, string usings = TestProject.Usings)
    {
        Assert.Equal(after, await MendOneByOneAsync(id, title, TestProject.Create(before, usings)));
        Assert.Equal(after, await MendAllAsync(id, title, TestProject.Create(before, usings)));
        Assert.Empty(await FindAsync(TestProject.Create(after, usings), id, mustCompile: true));
    }

    /// <summary>Mends the first diagnostic of an id.</summary>
    internal static async Task VerifyFirstAsync(string id, string title, string before, string after)
    {
        Document document = TestProject.Create(before);
        CodeAction action = Assert.Single(await ActionsAsync(document, (await FindAsync(document, id, mustCompile: true))[0]));
        Assert.Equal(title, action.Title);
        document = await ApplyAsync(document, action);
        Assert.Equal(after, (await document.GetTextAsync()).ToString());
        await FindAsync(document, id, mustCompile: true);
    }

    /// <summary>The titles of the fixes for the first diagnostic of an id.</summary>
    internal static async Task<string[]> OfferedAsync(string id, string source)
    {
        Document document = TestProject.Create(source);
        Diagnostic[] found = await FindAsync(document, id);
        Assert.NotEmpty(found);
        return [.. (await ActionsAsync(document, found[0])).Select(static action => action.Title)];
    }

    private static async Task<string> MendOneByOneAsync(string id, string title, Document document)
    {
        for (int left = 20; left > 0; left--)
        {
            Diagnostic[] found = await FindAsync(document, id);
            if (found.Length == 0) break;
            document = await ApplyAsync(document, (await ActionsAsync(document, found[0])).Single(action => action.Title == title));
        }
        return (await document.GetTextAsync()).ToString();
    }

    private static async Task<string> MendAllAsync(string id, string title, Document document)
    {
        CodeFixProvider fix = FixOf(id);
        var context = new FixAllContext(document, fix, FixAllScope.Document, title, [id],
            new FoundDiagnostics(await FindAsync(document, id)), CancellationToken.None);
        document = await ApplyAsync(document, (await fix.GetFixAllProvider()!.GetFixAsync(context))!);
        return (await document.GetTextAsync()).ToString();
    }

    private static CodeFixProvider FixOf(string id) => s_fixes.Single(fix => fix.FixableDiagnosticIds.Contains(id));

    private static async Task<List<CodeAction>> ActionsAsync(Document document, Diagnostic diagnostic)
    {
        var actions = new List<CodeAction>();
        await FixOf(diagnostic.Id).RegisterCodeFixesAsync(new CodeFixContext(document, diagnostic, (action, _) => actions.Add(action),
            CancellationToken.None));
        return actions;
    }

    private static async Task<Document> ApplyAsync(Document document, CodeAction action)
    {
        ImmutableArray<CodeActionOperation> operations = await action.GetOperationsAsync(CancellationToken.None);
        return operations.OfType<ApplyChangesOperation>().Single().ChangedSolution.GetDocument(document.Id)!;
    }

    private static async Task<Diagnostic[]> FindAsync(Document document, string id, bool mustCompile = false)
    {
        var compilation = (CSharpCompilation)(await document.Project.GetCompilationAsync())!;
        CSharpGeneratorDriver.Create([new SpanPackGenerator().AsSourceGenerator()],
            parseOptions: (CSharpParseOptions)document.Project.ParseOptions!, optionsProvider: DesignTimeOptions.Instance)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation output, out _);
        if (mustCompile) Assert.Empty(output.GetDiagnostics().Where(static d => d.Severity == DiagnosticSeverity.Error));
        return
        [
            .. (await output.WithAnalyzers(s_analyzers, DesignTimeOptions.OfAnalyzers).GetAnalyzerDiagnosticsAsync()).Where(d => d.Id == id)
                .OrderBy(static d => d.Location.SourceSpan.Start),
        ];
    }

    private static IEnumerable<T> InstancesOf<T>(Type ofAssembly) => ofAssembly.Assembly.GetTypes()
        .Where(static type => type.IsSubclassOf(typeof(T)) && !type.IsAbstract)
        .Select(static type => (T)Activator.CreateInstance(type)!);

    private sealed class FoundDiagnostics(Diagnostic[] found) : FixAllContext.DiagnosticProvider
    {
        public override Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken cancellationToken)
            => Task.FromResult<IEnumerable<Diagnostic>>(found);

        public override Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(Document document, CancellationToken cancellationToken)
            => Task.FromResult<IEnumerable<Diagnostic>>(found);

        public override Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(Project project, CancellationToken cancellationToken)
            => Task.FromResult<IEnumerable<Diagnostic>>([]);
    }
}

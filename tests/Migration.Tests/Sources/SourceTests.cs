using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanPack.CodeFixes;
using SpanPack.Generators.Analyzing;

namespace SpanPack.Migration.Tests.Sources;

/// <summary>
/// Only directives differ between the programs as they are and as they were for Datadog's tracer, and the code fix changes these.
/// </summary>
public sealed class SourceTests
{
    private const string Id = "SPK031";

    public static TheoryData<string> Names => [.. SampleSources.Names];

    // Against the names of Datadog's package, and without a reference to SpanPack.
    [Theory]
    [MemberData(nameof(Names))]
    public async Task DatadogForm_Compiles(string name)
    {
        Project project = SampleProject.ForDatadog(name, SampleProject.OfDatadog);
        Assert.Empty((await project.GetCompilationAsync())!.GetDiagnostics().Where(static found =>
            found.Severity >= DiagnosticSeverity.Warning));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public async Task CodeFix_GivesTheProgram(string name)
    {
        Project project = SampleProject.ForDatadog(name, SampleProject.OfBoth);
        var compilation = await project.GetCompilationAsync();
        Diagnostic[] found = [.. await compilation!.WithAnalyzers([new MigrationAnalyzer()]).GetAnalyzerDiagnosticsAsync()];
        Assert.All(found, static diagnostic => Assert.Equal(Id, diagnostic.Id)); // all that they use has a counterpart
        Assert.NotEmpty(found);

        foreach (Document document in project.Documents.ToArray())
            project = (await MendAsync(project.GetDocument(document.Id)!, found)).Project;

        Dictionary<string, string> program = SampleSources.Read(name);
        foreach (Document document in project.Documents.Where(document => program.ContainsKey(document.Name)))
            Assert.Equal(program[document.Name].Replace(SampleSources.HostLine, "", StringComparison.Ordinal),
                (await document.GetTextAsync()).ToString());
    }

    // What is traced by a host has one line for it.
    [Fact]
    public void HostLine_IsInTheWebApplicationAlone()
        => Assert.Equal(["Orders"],
            SampleSources.Names.Where(static name =>
                SampleSources.Read(name).Values.Any(static source => source.Contains(SampleSources.HostLine, StringComparison.Ordinal))));

    private static async Task<Document> MendAsync(Document document, Diagnostic[] found)
    {
        SyntaxTree tree = (await document.GetSyntaxTreeAsync())!;
        Diagnostic[] own = [.. found.Where(diagnostic => diagnostic.Location.SourceTree!.FilePath == tree.FilePath)];
        if (own.Length == 0) return document;
        var fix = new UseTracingFix();
        var context =
            new FixAllContext(document, fix, FixAllScope.Document, "Use SpanPack.Tracing", [Id], new Known(own), CancellationToken.None);
        CodeAction action = (await fix.GetFixAllProvider().GetFixAsync(context))!;
        ImmutableArray<CodeActionOperation> operations = await action.GetOperationsAsync(CancellationToken.None);
        return operations.OfType<ApplyChangesOperation>().Single().ChangedSolution.GetDocument(document.Id)!;
    }

    private sealed class Known(Diagnostic[] found) : FixAllContext.DiagnosticProvider
    {
        public override Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken cancellationToken)
            => Task.FromResult<IEnumerable<Diagnostic>>(found);

        public override Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(Document document, CancellationToken cancellationToken)
            => Task.FromResult<IEnumerable<Diagnostic>>(found);

        public override Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(Project project, CancellationToken cancellationToken)
            => Task.FromResult<IEnumerable<Diagnostic>>([]);
    }
}

using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;
using SpanPack.Tests.Compiling;

namespace SpanPack.CodeFixes.Tests.Infrastructure;

/// <summary>A project of one file in a workspace of its own.</summary>
internal static class TestProject
{
    /// <summary>The directives of a project that uses the library already.</summary>
    internal const string Usings = FrameworkUsings + "global using SpanPack;\n";

    /// <summary>The directives of other projects.</summary>
    internal const string FrameworkUsings = "global using System;\nglobal using System.Threading.Tasks;\n";

    private static readonly MetadataReference[] s_references =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(static path => Path.GetFileName(path) is var name
                && (name.StartsWith("System.", StringComparison.Ordinal) || name == "netstandard.dll"))
            .Append(typeof(SpanTagsAttribute).Assembly.Location)
            .Append(typeof(SpanTags).Assembly.Location)
            .Select(static path => MetadataReference.CreateFromFile(path)),
        .. MigrationReferences.All,
    ];

    internal static Document Create(string source, string usings = Usings)
    {
        var workspace = new AdhocWorkspace();
        Project project = workspace.AddProject(ProjectInfo.Create(
            ProjectId.CreateNewId(), VersionStamp.Default, "Test", "Test", LanguageNames.CSharp,
            compilationOptions: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary,
                nullableContextOptions: NullableContextOptions.Enable),
            parseOptions: new CSharpParseOptions(LanguageVersion.CSharp13),
            metadataReferences: s_references));
        workspace.AddDocument(project.Id, "Usings.cs", SourceText.From(usings));
        Document document = workspace.AddDocument(project.Id, "Test.cs", SourceText.From(source));
        return workspace.CurrentSolution.GetDocument(document.Id)!;
    }
}

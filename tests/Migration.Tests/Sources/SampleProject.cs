using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace SpanPack.Migration.Tests.Sources;

/// <summary>A program in a workspace, as it was for Datadog's tracer.</summary>
internal static class SampleProject
{
    // As the SDKs of the programs import; those of web applications are more.
    private static readonly string[] s_usings = ["System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http",
        "System.Threading", "System.Threading.Tasks"];

    private static readonly string[] s_usingsOfWeb =
    [
        .. s_usings, "System.Net.Http.Json", "Microsoft.AspNetCore.Builder", "Microsoft.AspNetCore.Hosting", "Microsoft.AspNetCore.Http",
        "Microsoft.AspNetCore.Routing",
        "Microsoft.Extensions.Configuration", "Microsoft.Extensions.DependencyInjection", "Microsoft.Extensions.Hosting",
        "Microsoft.Extensions.Logging",
    ];

    private static readonly MetadataReference[] s_all =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Select(static path => MetadataReference.CreateFromFile(path)),
    ];

    internal static MetadataReference[] OfBoth => s_all;

    internal static MetadataReference[] OfDatadog { get; } = [.. s_all.Where(static reference =>
        !Path.GetFileName(reference.Display!).StartsWith("SpanPack", StringComparison.Ordinal))];

    /// <summary>Creates the project of a program as it was for Datadog's tracer.</summary>
    internal static Project ForDatadog(string name, MetadataReference[] references)
    {
        Dictionary<string, string> files = SampleSources.Read(name);
        bool isWeb = files.Values.Any(static source => source.Contains("WebApplication", StringComparison.Ordinal));
        var workspace = new AdhocWorkspace();
        Project project = workspace.AddProject(ProjectInfo.Create(
            ProjectId.CreateNewId(), VersionStamp.Default, name, name, LanguageNames.CSharp,
            compilationOptions: new CSharpCompilationOptions(OutputKind.ConsoleApplication,
                nullableContextOptions: NullableContextOptions.Enable),
            parseOptions: new CSharpParseOptions(LanguageVersion.Latest),
            metadataReferences: references));
        project = project.AddDocument("Implicit",
            string.Concat((isWeb ? s_usingsOfWeb : s_usings).Select(static import => $"global using {import};\n")),
            filePath: "Implicit.cs").Project;
        foreach ((string file, string source) in files)
            project = project.AddDocument(file,
                SourceText.From(SampleSources.ForDatadog(source.Replace(SampleSources.HostLine, "", StringComparison.Ordinal))),
                filePath: file).Project;
        return project;
    }
}

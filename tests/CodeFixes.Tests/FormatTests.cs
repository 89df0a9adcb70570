using System.Diagnostics;
using SpanPack.CodeFixes.Tests.Infrastructure;
using SpanPack.Generators;
using SpanPack.Tests.Compiling;

namespace SpanPack.CodeFixes.Tests;

/// <summary><c>dotnet format analyzers</c> finds the analyzers and the fixes, and mends a project on disk.</summary>
public sealed class FormatTests : IDisposable
{
    private const string Broken = """
        namespace App;

        public class Tags : SpanPack.SpanTags
        {
            [SpanPack.Tag("a")] public string A { get; set; }
            [SpanPack.Metric("b")] public partial int? B { get; set; }
        }

        internal static class Calls
        {
            [SpanPack.MustUseResult] private static bool Try() => true;

            internal static void Run()
            {
                Try();
            }
        }

        """;

    private const string Mended = """
        namespace App;

        [SpanPack.SpanTags]
        public partial class Tags : SpanPack.SpanTags
        {
            [SpanPack.Tag("a")] public partial string? A { get; set; }
            [SpanPack.Metric("b")] public partial int? B { get; set; }
        }

        internal static class Calls
        {
            [SpanPack.MustUseResult] private static bool Try() => true;

            internal static void Run()
            {
                _ = Try();
            }
        }

        """;

    private const string Orders = """
        namespace App;

        internal static class Orders
        {
            internal static object Run(TracerSettings settings) => (Tracer.Instance.StartActive("order"), SamplingPriority.UserKeep, settings);
        }

        """;

    private readonly string _folder = Directory.CreateTempSubdirectory("spanpack-format-").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [ThoroughFact]
    public async Task Format_MendsAProject()
    {
        string source = Path.Combine(_folder, "Tags.cs");
        await File.WriteAllTextAsync(source, Broken);
        await File.WriteAllTextAsync(Path.Combine(_folder, "App.csproj"), Project());
        await File.WriteAllTextAsync(Path.Combine(_folder, ".editorconfig"), "root = true\n");

        // What one fix makes possible to see, the next run mends: the class attribute, then "partial", then "?".
        for (int run = 0; run < 3; run++) await FormatAsync();

        Assert.Equal(Mended, (await File.ReadAllTextAsync(source)).ReplaceLineEndings("\n"));
    }

    [ThoroughFact]
    public async Task Format_ReplacesDatadogTrace()
    {
        string tracing = Path.Combine(_folder, "SpanPack.Tracing.dll");
        await File.WriteAllBytesAsync(tracing, MigrationReferences.TracingImage);
        string usings = Path.Combine(_folder, "Usings.cs");
        await File.WriteAllTextAsync(usings, "global using Datadog.Trace.Configuration;\n");
        string source = Path.Combine(_folder, "Orders.cs");
        await File.WriteAllTextAsync(source, "using Datadog.Trace;\n" + Orders);
        await File.WriteAllTextAsync(Path.Combine(_folder, "App.csproj"), Project(tracing, MigrationReferences.DatadogPath));
        await File.WriteAllTextAsync(Path.Combine(_folder, ".editorconfig"), "root = true\n");

        await FormatAsync();

        Assert.Equal("global using SpanPack.Tracing.Configuration;\n", (await File.ReadAllTextAsync(usings)).ReplaceLineEndings("\n"));
        Assert.Equal("using SpanPack;\nusing SpanPack.Tracing;\n" + Orders, (await File.ReadAllTextAsync(source)).ReplaceLineEndings("\n"));
    }

    private static string Project(params string[] more)
    {
        string[] analyzers = [typeof(SpanPackGenerator).Assembly.Location, typeof(DocumentFix).Assembly.Location];
        string[] references = [typeof(SpanTags).Assembly.Location, typeof(SpanTagsAttribute).Assembly.Location, .. more];
        return $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <Import Project="{Path.Combine(ProjectPaths.Repository, "src", "Annotations", "buildTransitive", "SpanPack.Generators.props")}" />
              <PropertyGroup><TargetFramework>net{Environment.Version.Major}.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup>
              <ItemGroup>
                {string.Concat(analyzers.Select(static path => $"<Analyzer Include=\"{path}\" />"))}
                {string.Concat(references.Select(static path => $"<Reference Include=\"{path}\" />"))}
              </ItemGroup>
            </Project>
            """;
    }

    private async Task FormatAsync()
    {
        string[] restored = File.Exists(Path.Combine(_folder, "obj", "project.assets.json")) ? ["--no-restore"] : [];
        var start = new ProcessStartInfo(
            "dotnet", ["format", "analyzers", "App.csproj", "--severity", "warn", "--verbosity", "normal", .. restored])
        {
            WorkingDirectory = _folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            Environment = { ["DOTNET_TieredPGO"] = "0" }, // formatting ends before measured code pays
        };
        using Process process = Process.Start(start)!;
        Task<string> error = process.StandardError.ReadToEndAsync();
        string output = await process.StandardOutput.ReadToEndAsync();
        await process.WaitForExitAsync();
        Assert.True(process.ExitCode == 0, output + await error);
    }
}

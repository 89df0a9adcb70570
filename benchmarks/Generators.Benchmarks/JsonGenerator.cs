using System.Reflection;
using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Benchmarks;

/// <summary>The generator of System.Text.Json, from the reference pack that the SDK of the running runtime builds against.</summary>
internal static class JsonGenerator
{
    private const string PathInPack = "analyzers/dotnet/cs/System.Text.Json.SourceGeneration.dll";

    internal static string Find()
    {
        // <root>/shared/Microsoft.NETCore.App/<version>/ has the runtime, <root>/packs/Microsoft.NETCore.App.Ref/<version>/ the pack.
        string runtime = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        string packs = Path.GetFullPath(Path.Combine(runtime, "..", "..", "..", "packs", "Microsoft.NETCore.App.Ref"));
        return (Directory.Exists(packs) ? Directory.GetDirectories(packs) : [])
            .Where(static folder => Version.TryParse(Path.GetFileName(folder), out Version? version)
                && version.Major == Environment.Version.Major)
            .Select(static folder => Path.Combine(folder, PathInPack))
            .LastOrDefault(File.Exists)
            ?? throw new FileNotFoundException($"No System.Text.Json.SourceGeneration.dll for .NET {Environment.Version.Major} below "
                + $"{packs}.");
    }

    internal static IIncrementalGenerator Create(string path)
        => (IIncrementalGenerator)Activator.CreateInstance(
            Assembly.LoadFrom(path).GetType("System.Text.Json.SourceGeneration.JsonSourceGenerator",
            throwOnError: true)!)!;
}

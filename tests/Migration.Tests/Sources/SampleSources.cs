using System.Reflection;
using System.Text.RegularExpressions;

namespace SpanPack.Migration.Tests.Sources;

/// <summary>The programs of <c>samples/Migration</c>, as they are compiled and as they were for Datadog's tracer.</summary>
internal static partial class SampleSources
{
    /// <summary>
    /// The line by which a web application is traced. Nothing stands in its place for Datadog's tracer: its profiler is attached from
    /// outside.
    /// </summary>
    internal const string HostLine = "builder.Services.AddDatadogTracing(); // in place of Datadog's profiler\n";

    private static readonly string s_folder = Path.Combine(Root, "samples", "Migration");

    internal static string[] Names
        => [.. Directory.GetFiles(s_folder, "*.csproj", SearchOption.AllDirectories)
            .Select(static path => Path.GetFileNameWithoutExtension(path))
            .Order(StringComparer.Ordinal)];

    internal static string Root => Data("RepositoryRoot");

    /// <summary>Gets the compiled program.</summary>
    internal static string PathOf(string name) => Path.Combine(s_folder, name, Data("ProgramFolder"), $"Migration.{name}.dll");

    /// <summary>Gets the files of a program by their names.</summary>
    internal static Dictionary<string, string> Read(string name)
        => Directory.GetFiles(Path.Combine(s_folder, name), "*.cs")
            .ToDictionary(static path => Path.GetFileName(path), static path => File.ReadAllText(path).ReplaceLineEndings("\n"));

    /// <summary>Gets a file as it is for Datadog's tracer: only directives differ.</summary>
    internal static string ForDatadog(string source) => source.Contains("using SpanPack.Tracing", StringComparison.Ordinal)
        ? Directive().Replace(source.Replace("using SpanPack;\n", "", StringComparison.Ordinal), "using Datadog.Trace")
        : source;

    private static string Data(string key)
        => typeof(SampleSources).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(data => data.Key == key).Value!;

    [GeneratedRegex(@"^using SpanPack\.Tracing", RegexOptions.Multiline)]
    private static partial Regex Directive();
}

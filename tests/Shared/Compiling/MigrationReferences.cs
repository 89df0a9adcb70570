using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanPack.Tests.Compiling;

/// <summary>What a project refers to while it is moved from Datadog's tracer to that of SpanPack.</summary>
internal static class MigrationReferences
{
    private const string Tracing = """
        namespace SpanPack.Tracing
        {
            public interface ISpan { string? ResourceName { get; set; } ISpan SetTag(string key, string? value); }
            public interface IScope : System.IDisposable { ISpan Span { get; } }
            public interface ITracer { IScope? ActiveScope { get; } }
            public sealed class Tracer : ITracer
            {
                public static Tracer Instance => null!;
                public IScope? ActiveScope => null;
                public IScope StartActive(string operationName) => null!;
                public static void Configure(Configuration.TracerSettings settings) { }
            }
            public static class SpanTypes { public const string Web = "web"; }
            public static class SpanExtensions { public static ISpan SetTag(this ISpan span, string key, double? value) => span; }
        }
        namespace SpanPack.Tracing.Configuration
        {
            public sealed class TracerSettings { public string? ServiceName { get; set; } public static TracerSettings FromDefaultSources() => null!; }
        }
        namespace SpanPack.Tracing.ExtensionMethods
        {
            public static class SpanExtensions { public static void SetTraceSamplingPriority(this ISpan span, SpanPack.SamplingPriority samplingPriority) { } }
        }
        """;

    /// <summary>The file of the public names of Datadog's tracer.</summary>
    internal static string DatadogPath { get; } = Path.Combine(AppContext.BaseDirectory, "Datadog.Trace.Manual.dll");

    /// <summary>An assembly with a few names of <c>SpanPack.Tracing</c>: tests say what it does not have.</summary>
    internal static byte[] TracingImage { get; } = CompileTracing();

    internal static MetadataReference[] All { get; } = [MetadataReference.CreateFromFile(DatadogPath),
        MetadataReference.CreateFromImage(TracingImage)];

    private static byte[] CompileTracing()
    {
        CSharpCompilation compilation = CSharpCompilation.Create(
            "SpanPack.Tracing",
            [CSharpSyntaxTree.ParseText(Tracing)],
            [
                .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
                    .Where(static path => Path.GetFileName(path) is "System.Runtime.dll"
                        or "System.Private.CoreLib.dll").Append(typeof(SpanTags).Assembly.Location)
                    .Select(static path => MetadataReference.CreateFromFile(path)),
            ],
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        using var image = new MemoryStream();
        Assert.Empty(compilation.Emit(image).Diagnostics.Where(static found => found.Severity == DiagnosticSeverity.Error));
        return image.ToArray();
    }
}

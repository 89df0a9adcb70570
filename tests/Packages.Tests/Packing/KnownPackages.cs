namespace SpanPack.Packages.Tests.Packing;

/// <summary>The packages, each with the folder of its project.</summary>
internal static class KnownPackages
{
    /// <summary>The package without assemblies, and so without symbols.</summary>
    internal const string Templates = "SpanPack.Templates";

    private static readonly string[] s_frameworks = ["net10.0", "net8.0"];

    // Two packages that are of all kinds but the tool: the library, and a generator with attributes.
    private static readonly string[] s_ordinary = ["SpanPack", "SpanPack.Generators"];

    private static readonly SortedDictionary<string, string> s_libraries = new(StringComparer.Ordinal)
    {
        ["SpanPack"] = "src/Serialization",
        ["SpanPack.Activities"] = "src/Activities",
        ["SpanPack.Agent"] = "src/Agent",
        ["SpanPack.AspNetCore"] = "src/AspNetCore",
        ["SpanPack.Aws"] = "src/Clients/Aws",
        ["SpanPack.Confluent.Kafka"] = "src/Clients/Confluent.Kafka",
        ["SpanPack.DevAgent"] = "src/DevAgent",
        ["SpanPack.Hangfire"] = "src/Clients/Hangfire",
        ["SpanPack.Hosting"] = "src/Hosting",
        ["SpanPack.MessagePackCSharp"] = "src/Serialization.MessagePackCSharp",
        ["SpanPack.NLog"] = "src/Logging/NLog",
        ["SpanPack.NerdbankMessagePack"] = "src/Serialization.NerdbankMessagePack",
        ["SpanPack.OpenTelemetry"] = "src/OpenTelemetry",
        ["SpanPack.Serilog"] = "src/Logging/Serilog",
        ["SpanPack.StackExchangeRedis"] = "src/Clients/StackExchangeRedis",
        ["SpanPack.Tracing"] = "src/Tracing",
    };

    private static readonly SortedDictionary<string, string> s_all = new(s_libraries, StringComparer.Ordinal)
    {
        ["SpanPack.Generators"] = "src/Annotations",
        [Templates] = "templates",
        ["SpanPack.Tool"] = "src/Tool",
    };

    /// <summary>Gets the packed packages of libraries, which have a build for each framework, with the folders of their projects.</summary>
    internal static IReadOnlyDictionary<string, string> Libraries { get; } = PackedOf(s_libraries);

    /// <summary>
    /// Gets the packages that are packed, with the folders of their projects. Packing all of them takes a minute and a half, which full
    /// doses and CI have; in other runs they are two.
    /// </summary>
    internal static IReadOnlyDictionary<string, string> Packed { get; } = PackedOf(s_all);

    /// <summary>Gets the ids of all packed packages, for theories.</summary>
    internal static TheoryData<string> Ids => [.. Packed.Keys];

    /// <summary>Gets the ids of packed packages with symbols, for theories.</summary>
    internal static TheoryData<string> IdsWithSymbols => [.. Packed.Keys.Except([Templates])];

    /// <summary>Gets each packed assembly that users reference: its package and its path without extension.</summary>
    internal static TheoryData<string, string> Assemblies
    {
        get
        {
            var assemblies = new TheoryData<string, string> { { "SpanPack.Generators", "lib/netstandard2.0/SpanPack.Annotations" } };
            foreach (string id in Libraries.Keys)
            {
                foreach (string framework in s_frameworks) assemblies.Add(id, $"lib/{framework}/{id}");
            }

            return assemblies;
        }
    }

    private static Dictionary<string, string> PackedOf(SortedDictionary<string, string> packages)
        => packages.Where(static package => Dose.IsThorough || s_ordinary.Contains(package.Key)).ToDictionary();
}

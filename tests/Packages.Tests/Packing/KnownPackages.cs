namespace SpanPack.Packages.Tests.Packing;

/// <summary>The packages, each with the folder of its project.</summary>
internal static class KnownPackages
{
    /// <summary>The package without assemblies, and so without symbols.</summary>
    internal const string Templates = "SpanPack.Templates";

    private static readonly string[] s_frameworks = ["net10.0", "net8.0"];

    /// <summary>Gets the packages of a library, which has a build for each framework.</summary>
    internal static IReadOnlyDictionary<string, string> Libraries { get; } = new SortedDictionary<string, string>(StringComparer.Ordinal)
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

    /// <summary>Gets all packages: the libraries, the generator with its attributes, the templates and the tool.</summary>
    internal static IReadOnlyDictionary<string, string> All { get; } = new SortedDictionary<string, string>(
        Libraries.ToDictionary(), StringComparer.Ordinal)
    {
        ["SpanPack.Generators"] = "src/Annotations",
        [Templates] = "templates",
        ["SpanPack.Tool"] = "src/Tool",
    };

    /// <summary>Gets the ids of all packages, for theories.</summary>
    internal static TheoryData<string> Ids => [.. All.Keys];

    /// <summary>Gets the ids of packages with symbols, for theories.</summary>
    internal static TheoryData<string> IdsWithSymbols => [.. All.Keys.Except([Templates])];

    /// <summary>Gets each library assembly that users reference: its package and its path without extension.</summary>
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
}

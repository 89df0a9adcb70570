using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>A project that references packages.</summary>
/// <param name="Name">The name of its folder.</param>
internal abstract record ConsumerProject(string Name)
{
    private const string Net10 = "<TargetFramework>net10.0</TargetFramework>";

    // Hosts, as projects of workers and web applications have them.
    private const string Web = Net10
        + """</PropertyGroup><ItemGroup><FrameworkReference Include="Microsoft.AspNetCore.App" /></ItemGroup><PropertyGroup>""";

    /// <summary>Gets the folder of the projects in this repository.</summary>
    internal static string Sources { get; } = Path.Combine(Settings.Root, "tests", "Packages.Tests", "Consumers");

    /// <summary>Gets the projects that are built: some in every run, all of them in CI and in full doses.</summary>
    internal static IReadOnlyList<ConsumerProject> Known { get; } =
    [
        new WrittenProject("Net8CSharp13"),
        new WrittenProject("Console"), // a source of others
        new ReadmeProject("SpanPack.Generators", Net10),
        .. Dose.IsThorough ? Thorough() : [],
    ];

    /// <summary>Returns names and contents of its files.</summary>
    internal abstract IEnumerable<(string Name, string Content)> FilesOf(PackedRepository packed);

    /// <summary>Returns the output that the program must have; null for a library.</summary>
    internal abstract string? OutputOf(PackedRepository packed);

    private static ConsumerProject[] Thorough() =>
    [
        new WrittenProject("Net8"),
        new WrittenProject("SeveralWays"),
        new WrittenProject("TagLibrary"),
        new WrittenProject("DerivedTags"),
        new WrittenProject("FSharp"),
        new ReadmeProject("SpanPack", Net10),
        new ReadmeProject("SpanPack.Activities", Net10),
        new ReadmeProject("SpanPack.Agent", Net10),
        new ReadmeProject("SpanPack.MessagePackCSharp", Net10),
        new ReadmeProject("SpanPack.NerdbankMessagePack", Net10),
        new ReadmeProject("SpanPack.Tracing", Net10),
        new ReadmeProject("SpanPack.OpenTelemetry", Net10),
        new ReadmeProject("SpanPack.Aws", Net10),
        new ReadmeProject("SpanPack.Confluent.Kafka", Net10),
        new ReadmeProject("SpanPack.Hangfire", Net10),
        new ReadmeProject("SpanPack.StackExchangeRedis", Net10),
        new ReadmeProject("SpanPack.AspNetCore", Web),
        new ReadmeProject("SpanPack.Hosting", Web),
        new ReadmeProject("SpanPack.DevAgent", Net10),
    ];
}

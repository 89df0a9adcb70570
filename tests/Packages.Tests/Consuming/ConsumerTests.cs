using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>One reference is enough, and the examples on the pages of the packages do what these say.</summary>
[Collection(PackageCollection.Name)]
public sealed class ConsumerTests(PackedRepository packed)
{
    private const string Net8 = "<TargetFramework>net8.0</TargetFramework>";
    private const string Net10 = "<TargetFramework>net10.0</TargetFramework>";

    /// <summary>What the packages of libraries need where the framework has none of it, or an older one.</summary>
    internal const string LoggingPackages = "microsoft.extensions.logging.abstractions microsoft.extensions.dependencyinjection.abstractions";

    // Hosts, as projects of workers and web applications have them.
    private const string Web = """<TargetFramework>net10.0</TargetFramework></PropertyGroup><ItemGroup><FrameworkReference Include="Microsoft.AspNetCore.App" /></ItemGroup><PropertyGroup>""";

    /// <summary>What the packages for hosts need where the framework has none of it, or an older one.</summary>
    internal const string ExtensionPackages = "microsoft.extensions.hosting.abstractions microsoft.extensions.logging microsoft.extensions.logging.abstractions microsoft.extensions.dependencyinjection "
        + "microsoft.extensions.dependencyinjection.abstractions microsoft.extensions.configuration.abstractions microsoft.extensions.diagnostics.abstractions microsoft.extensions.fileproviders.abstractions "
        + "microsoft.extensions.options microsoft.extensions.primitives";

    /// <summary>What the OpenTelemetry SDK needs.</summary>
    internal const string OpenTelemetryPackages = "opentelemetry opentelemetry.api opentelemetry.api.providerbuilderextensions microsoft.extensions.configuration microsoft.extensions.configuration.abstractions "
        + "microsoft.extensions.configuration.binder microsoft.extensions.configuration.environmentvariables microsoft.extensions.dependencyinjection microsoft.extensions.dependencyinjection.abstractions "
        + "microsoft.extensions.diagnostics.abstractions microsoft.extensions.logging microsoft.extensions.logging.abstractions microsoft.extensions.logging.configuration microsoft.extensions.options "
        + "microsoft.extensions.options.configurationextensions microsoft.extensions.primitives";

    private const string RedisPackages = "stackexchange.redis respite system.io.hashing " + LoggingPackages;

    // Each is built for ten seconds: the first three in every run.
    private static readonly TheoryData<string, string, string> s_consumers = new()
    {
        { "SpanPack", Net8 + "<LangVersion>13</LangVersion>", "microsoft.netcore.app.ref microsoft.aspnetcore.app.ref" },
        { "SpanPack.AspNetCore", Web, ExtensionPackages },
        { "SpanPack.Generators", Net10, "" },
        { "SpanPack", Net10, "" },
        { "SpanPack.Activities", Net10, LoggingPackages },
        { "SpanPack.Agent", Net10, LoggingPackages },
        { "SpanPack.Tracing", Net10, LoggingPackages },
        { "SpanPack.OpenTelemetry", Net10, OpenTelemetryPackages },
        { "SpanPack.StackExchangeRedis", Net10, RedisPackages },
        { "SpanPack.Aws", Net10, "awssdk.core awssdk.sqs awssdk.extensions.numerics system.io.hashing " + LoggingPackages },
        { "SpanPack.Confluent.Kafka", Net10, "confluent.kafka librdkafka.redist " + LoggingPackages },
        { "SpanPack.Hangfire", Net10, "hangfire.core newtonsoft.json " + LoggingPackages },
        { "SpanPack.Hosting", Web, ExtensionPackages },
        { "SpanPack.DevAgent", Net10, "spectre.console " + LoggingPackages },
    };

    /// <summary>A package, what its project says, and packages of others that it may need.</summary>
    public static IEnumerable<object[]> Consumers => s_consumers.Take(Dose.IsThorough ? int.MaxValue : 3);

    [Theory]
    [MemberData(nameof(Consumers))]
    [Trait("Category", Dose.Category)]
    public async Task ExampleOfTheReadme_PrintsWhatItSays(string id, string properties, string others)
    {
        using PackageFile package = packed.Open(id);
        (string program, string expected) = Consumer.ExampleOf(package);
        Assert.NotEmpty(expected);
        using var agent = new AnsweringAgent();

        string printed = await Consumer.Create(packed, Guid.NewGuid().ToString("N"), others.Split(' ', StringSplitOptions.RemoveEmptyEntries)).RunAsync(program, id, properties);

        Assert.Equal(expected, printed);
    }

    [Fact]
    public async Task Tool_RunsWhenInstalled()
    {
        string help = await Consumer.Create(packed, "tool").RunToolAsync("spanpack", "SpanPack.Tool", "--help");

        Assert.All(["dump", "validate", "stats", "convert", "diff", "send", "agent"], command => Assert.Contains($" {command} ", help, StringComparison.Ordinal));
    }
}

using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>One reference is enough, and the examples on the pages of the packages do what these say.</summary>
[Collection(PackageCollection.Name)]
public sealed class ConsumerTests(PackedRepository packed)
{
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

    [Theory]
    [InlineData("SpanPack", "<TargetFramework>net10.0</TargetFramework>")]
    [InlineData("SpanPack", "<TargetFramework>net8.0</TargetFramework><LangVersion>13</LangVersion>", "microsoft.netcore.app.ref", "microsoft.aspnetcore.app.ref")]
    [InlineData("SpanPack.Generators", "<TargetFramework>net10.0</TargetFramework>")]
    [InlineData("SpanPack.Activities", "<TargetFramework>net10.0</TargetFramework>", "microsoft.extensions.logging.abstractions", "microsoft.extensions.dependencyinjection.abstractions")]
    [InlineData("SpanPack.Agent", "<TargetFramework>net10.0</TargetFramework>", "microsoft.extensions.logging.abstractions", "microsoft.extensions.dependencyinjection.abstractions")]
    [InlineData("SpanPack.OpenTelemetry", "<TargetFramework>net10.0</TargetFramework>", OpenTelemetryPackages)]
    [InlineData("SpanPack.Hosting", Web, ExtensionPackages)]
    [InlineData("SpanPack.AspNetCore", Web, ExtensionPackages)]
    [InlineData("SpanPack.DevAgent", "<TargetFramework>net10.0</TargetFramework>", "spectre.console", "microsoft.extensions.logging.abstractions", "microsoft.extensions.dependencyinjection.abstractions")]
    public async Task ExampleOfTheReadme_PrintsWhatItSays(string id, string properties, params string[] others)
    {
        others = [.. others.SelectMany(static packages => packages.Split(' '))];
        using PackageFile package = packed.Open(id);
        (string program, string expected) = Consumer.ExampleOf(package);
        Assert.NotEmpty(expected);
        using var agent = new AnsweringAgent();

        string printed = await Consumer.Create(packed, Guid.NewGuid().ToString("N"), others).RunAsync(program, id, properties);

        Assert.Equal(expected, printed);
    }

    [Fact]
    public async Task Tool_RunsWhenInstalled()
    {
        string help = await Consumer.Create(packed, "tool").RunToolAsync("spanpack", "SpanPack.Tool", "--help");

        Assert.All(["dump", "validate", "stats", "convert", "diff", "send", "agent"], command => Assert.Contains($" {command} ", help, StringComparison.Ordinal));
    }
}

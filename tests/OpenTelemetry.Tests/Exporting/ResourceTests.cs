using OpenTelemetry;
using OpenTelemetry.Resources;
using OpenTelemetry.Trace;
using SpanPack.OpenTelemetry.Tests.Support;

namespace SpanPack.OpenTelemetry.Tests.Exporting;

/// <summary>Spans say what the resource of the provider says.</summary>
public sealed class ResourceTests
{
    [Fact]
    public async Task Attributes_AreOnTheSpans()
    {
        Span span = await ExportAsync(static resource => resource
            .AddService("shop", serviceNamespace: "sales", serviceVersion: "1.2.3")
            .AddAttributes([new("deployment.environment.name", "prod"), new("team", "blue"), new("shards", 3L)]));

        Assert.Equal("shop", span.Service);
        Assert.Equal(["prod", "1.2.3", "blue", "3", "sales", "opentelemetry", "dotnet"],
            new[] { "env", "version", "team", "shards", "service.namespace", "telemetry.sdk.name",
                "telemetry.sdk.language" }.Select(span.GetTag));
    }

    [Fact]
    public async Task OlderNameOfTheEnvironment_Counts()
        => Assert.Equal("stage",
            (await ExportAsync(static resource => resource.AddAttributes([new("deployment.environment", "stage")]))).GetTag("env"));

    [Fact]
    public async Task DefaultOfTheSdk_GivesWayToVariables()
    {
        using var service = new Variable("DD_SERVICE", "of-variable");
        using var environment = new Variable("DD_ENV", "of-variable");
        using var version = new Variable("DD_VERSION", "9");

        Span span = await ExportAsync(static resource => { });

        Assert.Equal(("of-variable", "of-variable", "9"), (span.Service, span.GetTag("env"), span.GetTag("version")));
        Assert.Null(span.GetTag("service.name"));
    }

    [Fact]
    public async Task Resource_WinsOverVariables()
    {
        using var service = new Variable("DD_SERVICE", "of-variable");
        using var environment = new Variable("DD_ENV", "of-variable");
        using var version = new Variable("DD_VERSION", "9");

        Span span = await ExportAsync(static resource =>
            resource.AddService("shop", serviceVersion: "1").AddAttributes([new("deployment.environment.name", "prod")]));

        Assert.Equal(("shop", "prod", "1"), (span.Service, span.GetTag("env"), span.GetTag("version")));
    }

    [Fact]
    public async Task ProcessOfTheOptions_WinsOverTheResource_InWhatIsSaidOfTheProcess()
    {
        Assert.Equal("of-resource", await SaidEnvironmentAsync(process: null));
        Assert.Equal("of-options", await SaidEnvironmentAsync(new ProcessDescription { Environment = "of-options" }));
    }

    [Theory]
    [InlineData("unknown_service", null)]
    [InlineData("unknown_service:dotnet", null)]
    [InlineData("unknown_services", "unknown_services")]
    [InlineData("", null)]
    public void UnknownService_IsNone(string name, string? expected)
    {
        var resource = new ProviderResource(new Resource([new("service.name", name), new("a", 1)]));

        Assert.Equal(expected, resource.Service);
        Assert.Contains(resource.Attributes, static attribute => attribute.Key == "a");
    }

    [Fact]
    public void ServiceThatIsNoText_IsNone() => Assert.Null(new ProviderResource(new Resource([new("service.name", 1)])).Service);

    [Fact]
    public void ABlankEnvironment_HidesNotTheOlderName()
        => Assert.Equal("prod", new ProviderResource(
            new Resource([new("deployment.environment.name", " "), new("deployment.environment", "prod")])).Environment);

    private static async Task<string?> SaidEnvironmentAsync(ProcessDescription? process)
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name)
            .ConfigureResource(static resource => resource.AddAttributes([new("deployment.environment", "of-resource")]))
            .AddDatadogAgentExporter(options =>
                options.Agent = agent.Options with { Telemetry = new TelemetryOptions { IsEnabled = true }, Process = process }).Build();
        agent.Source.StartActivity("request")!.Dispose();
        Assert.True(provider.Shutdown());
        return Assert.Single(agent.Server.Requests.Where(static request => request.Telemetry is not null)
            .Select(static request => request.Telemetry!.Environment)
            .Distinct());
    }

    private static async Task<Span> ExportAsync(Action<ResourceBuilder> resource)
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name).ConfigureResource(resource)
            .AddDatadogAgentExporter(options => options.Agent = agent.Options).Build();
        agent.Source.StartActivity("request")!.Dispose();
        Assert.True(provider.ForceFlush());
        return Assert.Single(agent.Spans);
    }
}

namespace SpanPack.Benchmarks.Shapes;

/// <summary>The process and the trace context that spans of a shape are written in.</summary>
internal static class ShapeProcess
{
    private const string RuntimeId = "3f2b1c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d";

    private const int ProcessId = 12345;

    private static readonly AzureAppServicesInfo s_site = new()
    {
        SiteName = "orders-api",
        ResourceGroup = "shop-production",
        SubscriptionId = "8c500027-5f00-400e-8f00-60000000000f",
        InstanceId = "e9ac118ccd56b3b3ae1bbc6f2a3a1e0f0d3fd0b1a1d6d1ba15a4b8b0d1a0c5d2",
        InstanceName = "RD501AC5E2B1",
        OperatingSystem = "windows",
        Runtime = ".NET 10.0.12",
        ExtensionVersion = "3.52.0",
    };

    private static readonly ProcessTags s_ordinary =
        new() { Service = "bench-service", Environment = "prod", Version = "1.2.3", RuntimeId = RuntimeId, ProcessId = ProcessId };

    private static readonly ProcessTags s_inSite = new()
    {
        Service = "bench-service", Environment = "prod", Version = "1.2.3",
        RuntimeId = RuntimeId, ProcessId = ProcessId, AzureAppServices = s_site
    };

    // The peer wrote this shape without a trace context: no environment, no version.
    private static readonly ProcessTags s_sql = new() { Service = "Benchmark", RuntimeId = RuntimeId, ProcessId = ProcessId };

    /// <summary>The fields of v0.7 and v1.0 payloads.</summary>
    internal static TracePayloadHeader Header { get; } = new()
    {
        LanguageName = "dotnet", LanguageVersion = "10.0.12", TracerVersion = "0.1.0", RuntimeId = RuntimeId, Environment = "prod",
        AppVersion = "1.2.3",
    };

    internal static ProcessTags Of(SpanShape shape) => shape switch
    {
        SpanShape.Sql => s_sql,
        SpanShape.AppService => s_inSite,
        _ => s_ordinary,
    };

    /// <summary>A chunk with the sampling decision that the peer had for the shape.</summary>
    internal static TraceChunk Chunk(SpanShape shape, in SpanCollection spans) => shape switch
    {
        SpanShape.Sql => new(spans) { SamplingMechanism = SamplingMechanism.LocalRule, SamplingRate = 1 },
        SpanShape.Minimal or SpanShape.WebServer or SpanShape.WebServerUniqueUrls or SpanShape.WebServerNewTexts
            => new(spans) { SamplingPriority = SamplingPriority.AutoKeep, SamplingMechanism = SamplingMechanism.AgentRate },
        _ => new(spans) { SamplingPriority = SamplingPriority.AutoKeep },
    };
}

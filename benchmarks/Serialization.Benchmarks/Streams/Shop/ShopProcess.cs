namespace SpanPack.Benchmarks.Streams.Shop;

/// <summary>The process that the stream comes from.</summary>
internal static class ShopProcess
{
    internal const string Service = "shop-web";

    internal const string ProcessTagList =
        "entrypoint.basedir:app,entrypoint.name:shop-web,entrypoint.type:executable,entrypoint.workdir:app";

    private const string Environment = "production";
    private const string Version = "2026.11.3+4711f0c2";
    private const string RuntimeId = "7d1f0a3e-58c2-4b9d-a6e4-90b1c2d3e4f5";

    internal static ProcessTags WithoutList { get; } = Create(null);

    internal static ProcessTags WithList { get; } = Create(ProcessTagList);

    /// <summary>The fields of v0.7 and v1.0 payloads.</summary>
    internal static TracePayloadHeader Header { get; } = new()
    {
        LanguageName = "dotnet", LanguageVersion = "10.0.12", TracerVersion = "0.1.0", RuntimeId = RuntimeId, Environment = Environment,
        AppVersion = Version,
    };

    private static ProcessTags Create(string? list) => new()
    {
        Service = Service, Environment = Environment, Version = Version, RuntimeId = RuntimeId, ProcessId = 12345, ProcessTagList = list,
    };
}

using SpanPack.Benchmarks.Shapes;

namespace SpanPack.Benchmarks.Streams.Shop;

/// <summary>The process that the stream comes from.</summary>
internal static class ShopProcess
{
    internal const string Service = "shop-web";

    internal const string ProcessTagList = "entrypoint.basedir:app,entrypoint.name:shop-web,entrypoint.type:executable,entrypoint.workdir:app";

    internal static ProcessTags WithoutList { get; } = Create(null);

    internal static ProcessTags WithList { get; } = Create(ProcessTagList);

    private static ProcessTags Create(string? list) => new()
    {
        Service = Service, Environment = "production", Version = "2026.11.3+4711f0c2", RuntimeId = ShapeProcess.RuntimeId, ProcessId = 12345, ProcessTagList = list,
    };
}

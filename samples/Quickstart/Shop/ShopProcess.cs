using SpanPack;

namespace Quickstart.Shop;

/// <summary>One process of the shop: its service, and its tags, which are added to the spans that it sends.</summary>
internal sealed class ShopProcess(string service, int processId)
{
    internal string Service => service;

    internal TracePayloadWriterOptions Options { get; } = new()
    {
        ProcessTags = new ProcessTags
        {
            Service = service,
            Environment = "demo",
            Version = "2.4.0",
            ProcessId = processId,
            ProcessTagList = $"entrypoint.name:{service},svc.auto:{service}",
            GitCommitSha = "4f1c2d3e5a6b7c8d9e0f1a2b3c4d5e6f7a8b9c0d",
        },
    };

    internal Payload Send(params TraceChunk[] chunks) => new(service, Options, chunks);
}
